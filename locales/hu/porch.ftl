# Az oldal, amelyet a kiszolgáló mutat, amíg elkészül.
porch-title = Az Impera készülődik
porch-why = A játék gépi kódja most készül ehhez a számítógéphez. Ez csak egyszer történik meg; később minden indulás másodpercekig tart.
porch-how-far = Kész részek: { $done } / { $total }.
porch-then = Ez az oldal magától átvált a játékra.
