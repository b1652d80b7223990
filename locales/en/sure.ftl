### The coach that speaks by itself: "sure?" and the chance meter.

sure-title = Sure?
sure-cost =
    { $action } costs about { $points ->
        [one] one point
       *[other] { $points } points
    } of your chance of winning.
sure-anyway = Do it anyway
sure-back = Let me think again
meter-chance = My chance of winning: { $chance } %
meter-band = most likely between { $low } and { $high } %
web-set-sure = The coach asks “sure?” before I give a game away (not at rated tables)
web-set-meter = Show my chance of winning beside the table (not at rated tables)
