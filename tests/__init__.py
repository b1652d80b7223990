"""The tests. Timing is not tested: no example has to be quick on a machine that does other things as well."""

from hypothesis import settings

settings.register_profile("impera", deadline=None)
settings.load_profile("impera")
