"""Cheeses: as they are sold and as they are served."""

import math

import dairy
import dishes
import fruit
import materials
import packs
import pantry
import shapes
from scene import scene, set_up


def round_sticker(picture, location, size, rotation):
    w = size
    shapes.grid_surface(
        "label",
        lambda u, v: ((u - 0.5) * w, (v - 0.5) * w * 0.75, 0),
        4,
        4,
        packs.paper(picture, "front"),
        location=location,
        rotation=rotation,
    )


def vacuum(picture, cheese, size=(0.125, 0.05, 0.075)):
    """A vacuum-packed block, a little turned."""
    set_up(picture, "wood", target=(0, 0, 0.034), distance=0.44, height=20, focus=(0, -0.028, 0.038))
    packs.vacuum_block(picture, size, cheese, turn=0.12)


@scene("queso-campesino")
def queso_campesino():
    vacuum("queso-campesino", dairy.fresh_cheese())
    fruit.guava_square((-0.062, -0.06, 0), turn=0.4)
    fruit.guava_square((-0.036, -0.072, 0), turn=-0.3, seed=4)
    pantry.disc_bread((0.075, -0.058, 0), 0.032, 0.011, ("#a8682c", "#f0dcae", "#f7eccd"))


@scene("queso-campesino-served")
def queso_campesino_served():
    set_up(
        "queso-campesino", "wood", target=(0, 0, 0.035), distance=0.62, height=25, focus=(0.02, -0.05, 0.03)
    )
    top = dishes.board((0, 0.005, 0), (0.28, 0.19, 0.014), 0.08)
    cheese = dairy.fresh_cheese()
    dairy.block((0.11, 0.075, 0.062), (-0.025, 0.035, top), cheese, 0.25, 3)
    for i in range(3):
        dairy.block(
            (0.072, 0.0075, 0.052),
            (0.052 + i * 0.012, -i * 0.017, top),
            cheese,
            0.5 + i * 0.06,
            10 + i,
            bevel=0.001,
            cuts=26,
        )
    for i, (x, y, a) in enumerate(((-0.085, -0.05, 0.4), (-0.05, -0.064, -0.2), (-0.066, -0.028, 0.9))):
        dairy.block((0.027, 0.021, 0.009), (x, y, top), cheese, a, 20 + i, bevel=0.001, cuts=12)
        fruit.guava_square((x, y, top + 0.0088), turn=a, seed=i)


@scene("queso-doble-crema")
def queso_doble_crema():
    vacuum("queso-doble-crema", dairy.moist_yellow("doble", "#f7e3ab"))
    dairy.fanned_slices(
        3, (0.04, 0.036, 0.0034), (-0.05, -0.064, 0), dairy.moist_yellow("tajada", "#f7e3ab"), 0.25, 0.0135, 3
    )
    fruit.basil((0.066, -0.062, 0.001), 0.024, 0.5)


@scene("queso-doble-crema-served")
def queso_doble_crema_served():
    set_up("queso-doble-crema", "wood", target=(0, 0, 0.02), distance=0.5, height=32, focus=(0, -0.02, 0.025))
    top = dishes.round_board((0, 0, 0), 0.11)
    cheese = dairy.moist_yellow("doble", "#f7e3ab")
    dairy.fanned_slices(6, (0.07, 0.07, 0.0034), (-0.046, 0.012, top), cheese, 0.12, 0.0155)
    fruit.basil((-0.05, -0.05, top), 0.028, 0.5)
    for i in range(3):
        dairy.block(
            (0.018, 0.018, 0.018),
            (0.02 + i * 0.022, -0.062 + i * 0.006, top),
            cheese,
            i * 0.8,
            i,
            0.0015,
            cuts=10,
        )


@scene("queso-costeno")
def queso_costeno():
    set_up("queso-costeno", "stone", target=(0, 0, 0.02), distance=0.44, height=42, focus=(0, -0.015, 0.035))
    top = dishes.board((0, 0.004, 0), (0.2, 0.15, 0.012), -0.28, dark=True)
    cheese = dairy.fresh_cheese("costeno", "#f8f1e0", "#eadcbc", 0.9)
    packs.flat_vacuum_block("queso-costeno", (0.112, 0.078, 0.04), cheese, (-0.004, 0.022, top), -0.28)
    golden = ("#8a4f18", "#dca33e", "#f0c868")
    for i, (x, y, z) in enumerate(((-0.05, -0.052, 0), (-0.044, -0.05, 0.0092), (0.0, -0.068, 0))):
        pantry.disc_bread((x, y, top + z), 0.026, 0.009, golden, i * 1.2, i + 4)


@scene("queso-costeno-served")
def queso_costeno_served():
    set_up("queso-costeno", "linen", target=(0, 0, 0.02), distance=0.48, height=32, focus=(0, -0.02, 0.025))
    top = dishes.plate((0, 0, 0), 0.095)
    cheese = dairy.fresh_cheese("costeno", "#f8f1e0", "#eadcbc", 0.9)
    for i, (x, y, z) in enumerate(((-0.036, 0.012, 0), (0.008, 0.036, 0), (-0.014, 0.004, 0.0092))):
        pantry.disc_bread((x, y, top + z), 0.025, 0.009, ("#8a4f18", "#dca33e", "#f0c868"), i, i + 4)
    for i, (x, y, z) in enumerate(
        (
            (0.04, 0.005, 0),
            (0.046, -0.022, 0),
            (0.02, -0.038, 0),
            (0.05, 0.03, 0),
            (-0.014, 0.006, 0.0182),
            (-0.016, -0.044, 0),
            (0.034, -0.008, 0.0195),
        )
    ):
        dairy.block((0.022, 0.022, 0.019), (x, y, top + z), cheese, i * 0.7, i, 0.0016, cuts=12)
    fruit.basil((-0.05, -0.034, top + 0.001), 0.022, 0.2)


@scene("queso-siete-cueros")
def queso_siete_cueros():
    set_up(
        "queso-siete-cueros", "wood", target=(0, 0, 0.042), distance=0.45, height=20, focus=(0, -0.04, 0.045)
    )
    top = dishes.round_board((0, 0.01, 0), 0.1)
    body = [(0, 0), (0.034, 0.001), (0.05, 0.014), (0.0545, 0.034), (0.05, 0.056), (0.034, 0.072), (0, 0.077)]
    ball = shapes.lathe(
        "ball",
        body,
        dairy.spun_cheese("ball", "#f8e6b4", "#e6c57f"),
        segments=160,
        steps=24,
        wobble=lambda a, z: 1 + 0.016 * math.sin(a * 2 + 1) + 0.01 * math.sin(a * 5 + z * 90),
        location=(0, 0, top),
    )
    # The last skin was laid round the ball by hand: uneven, with the edge where it ends.
    for vertex in ball.data.vertices:
        x, y, z = vertex.co
        edge = z - 0.05 - 0.012 * math.sin(math.atan2(y, x) + 2.2)
        vertex.co.xy *= 1 + 0.018 / (1 + math.exp(-edge * 1400))
    shapes.displace(ball.data, 0.0016, 34, 5)
    shapes.wrap(
        "label",
        [(r * 1.035, z) for r, z in body],
        0.02,
        0.054,
        0.95,
        packs.paper("queso-siete-cueros", "front"),
        gap=0.0007,
        location=(0, 0, top),
    )
    for i, (x, y) in enumerate(((-0.072, -0.028), (-0.055, -0.055))):
        dairy.block(
            (0.02, 0.02, 0.02),
            (x, y, top),
            dairy.moist_yellow("cubo", "#f3d489"),
            i * 0.7 + 0.2,
            i,
            0.0015,
            cuts=10,
        )
    fruit.guava_square((0.066, -0.045, top), turn=0.5, seed=2)


@scene("queso-siete-cueros-served")
def queso_siete_cueros_served():
    set_up(
        "queso-siete-cueros",
        "wood",
        target=(0.004, 0, 0.034),
        distance=0.5,
        height=25,
        focus=(0, -0.03, 0.04),
    )
    top = dishes.round_board((0, 0.005, 0), 0.112)
    cheese = dairy.moist_yellow("strip", "#f5dc9c")
    dairy.ball_of_skins((-0.018, 0.03, top), 0.05, -0.62, 4.35)
    dairy.ball_of_skins((0.038, -0.03, top), 0.047, 0.95, 2.15, (0.0, 0.0, 0.2), seed=3)
    for i, (x, y, turn) in enumerate(((-0.062, -0.036, 0.5), (-0.036, -0.058, 0.1), (-0.064, -0.054, -0.2))):
        dairy.torn_strip((x, y, top + 0.0025 * i), 0.05, 0.014, cheese, turn, i + 1)
    fruit.guava_square((-0.012, -0.072, top), (0.022, 0.018, 0.01), 0.5, 2)
    fruit.guava_square((0.016, -0.08, top), (0.022, 0.018, 0.01), 1.2, 3)


@scene("quesillo")
def quesillo():
    set_up("quesillo", "wood", target=(0, 0, 0.02), distance=0.42, height=44, focus=(0, -0.03, 0.03))
    fruit.banana_leaf((0, 0, 0), (0.25, 0.16), 0.2)
    white = dairy.spun_cheese("quesillo", "#fdf9ee")
    dairy.block((0.1, 0.068, 0.03), (-0.008, 0.014, 0.005), white, 0.2, 8, 0.008)
    dairy.fanned_slices(3, (0.046, 0.036, 0.0055), (0.016, -0.05, 0.005), white, 0.2, 0.014, 3)
    round_sticker("quesillo", (-0.008, 0.014, 0.0362), 0.064, (0, 0, 0.2))


@scene("quesillo-served")
def quesillo_served():
    set_up("quesillo", "wood", target=(0.004, 0, 0.018), distance=0.44, height=34, focus=(0, -0.02, 0.02))
    fruit.banana_leaf((0, 0.012, 0), (0.25, 0.17), -0.15, 3)
    white = dairy.spun_cheese("quesillo", "#fdf9ee")
    dairy.block((0.07, 0.05, 0.03), (-0.038, 0.046, 0.005), white, 0.25, 8, 0.008)
    dairy.fanned_slices(4, (0.05, 0.042, 0.0055), (0.02, 0.036, 0.005), white, -0.1, 0.014, 3)
    for x, y, size, seed in ((-0.034, -0.024, 0.036, 3), (0.046, -0.03, 0.033, 6)):
        pantry.disc_bread((x, y, 0.005), size, 0.011, ("#9c5f26", "#f0d9a4", "#f8ecca"), seed, seed, 0.0009)
        dairy.melted((x, y, 0.0165), size * 0.82, white, seed)


@scene("queso-pera")
def queso_pera():
    set_up("queso-pera", "linen", target=(0, 0, 0.058), distance=0.5, height=17, focus=(0, -0.02, 0.055))
    packs.header_bag("queso-pera", 0.148, 0.1, 0.09, 0.058, location=(0, 0.02, 0))
    for i, (x, y) in enumerate(
        ((-0.05, -0.006), (-0.002, -0.01), (0.048, -0.006), (-0.047, 0.042), (0.0, 0.046), (0.046, 0.042))
    ):
        dairy.pear_cheese((x, y, 0.001), 0.0225, turn=i * 1.3 + 0.2)
    fruit.guava_square((-0.062, -0.066, 0), turn=0.4, seed=2)
    fruit.guava_square((-0.036, -0.074, 0), turn=-0.3, seed=4)


@scene("queso-pera-served")
def queso_pera_served():
    set_up("queso-pera", "stone", target=(0, 0, 0.024), distance=0.42, height=28, focus=(0, -0.02, 0.03))
    top = dishes.plate((0, 0, 0), 0.085)
    for x, y, turn in ((-0.036, 0.012, 0.2), (0.0, 0.034, 1.4)):
        dairy.pear_cheese((x, y, top), 0.0225, turn=turn)
    cheese = dairy.moist_yellow()
    for i, (x, y) in enumerate(((0.032, 0.01), (0.042, -0.016), (0.018, -0.012))):
        dairy.block((0.017, 0.017, 0.016), (x, y, top), cheese, i * 0.9, i, 0.0015, cuts=10)
    fruit.guava_square((-0.01, -0.036, top), (0.022, 0.018, 0.01), 0.4, 1)
    fruit.guava_square((-0.036, -0.03, top), (0.022, 0.018, 0.01), 1.1, 2)


@scene("queso-mozzarella")
def queso_mozzarella():
    vacuum(
        "queso-mozzarella",
        dairy.spun_cheese("mozzarella", "#fdf6e3"),
        size=(0.14, 0.06, 0.082),
    )
    fruit.tomato_slice((-0.062, -0.066, 0), 0.026)
    fruit.tomato_slice((-0.044, -0.08, 0.0055), 0.024, 0.5, (0.1, -0.2))
    fruit.basil((0.07, -0.066, 0.001), 0.026, 0.6)


@scene("queso-mozzarella-served")
def queso_mozzarella_served():
    set_up(
        "queso-mozzarella", "stone", target=(0, 0, 0.016), distance=0.44, height=38, focus=(0, -0.01, 0.02)
    )
    top = dishes.plate((0, 0, 0), 0.092)
    cheese = dairy.spun_cheese("mozzarella", "#fdf8ea")
    tilt, turn, radius = 0.8, 0.75, 0.022
    for row, (y, count, shift) in enumerate(((0.026, 7, -0.004), (-0.018, 7, 0.004))):
        for i in range(count):
            at = (shift + (i - (count - 1) / 2) * 0.0145, y + 0.002 * math.sin(i * 2.3), 0)
            z = top + 0.0015 + radius * math.sin(tilt)
            lean = tilt + 0.05 * math.sin(i * 1.7 + row)
            if (i + row) % 2 == 0:
                fruit.tomato_slice((at[0], at[1], z), radius, turn + 0.06 * math.sin(i), (0, -lean))
            else:
                shapes.lathe(
                    "slice",
                    [(0, 0), (radius, 0), (radius + 0.0012, 0.003), (radius, 0.006), (0, 0.006)],
                    cheese,
                    wobble=lambda b, z, i=i: 1 + 0.03 * math.sin(b * 3 + i),
                    location=(at[0], at[1], z),
                    rotation=(0, -lean, turn + 0.06 * math.sin(i)),
                )
    fruit.basil((0.0, -0.055, top + 0.002), 0.028, 0.3)
    fruit.basil((-0.03, 0.004, top + 0.022), 0.02, 2.0)
    fruit.basil((0.026, 0.006, top + 0.024), 0.018, 3.6)


@scene("queso-maduro")
def queso_maduro():
    set_up("queso-maduro", "wood", target=(0.012, 0, 0.024), distance=0.49, height=24, focus=(0, -0.04, 0.03))
    rind = dairy.rind()
    paste = dairy.moist_yellow("paste", "#f0c468")
    place = (-0.012, 0.03, 0)
    dairy.wedge(0.075, 0.05, -0.28, 2 * math.pi - 1.12, paste, rind, place, seed=2)
    dairy.wedge(0.075, 0.05, -0.42, 0.42, paste, rind, (0.028, -0.022, 0), (0, 0, -0.62), 5)
    shapes.wrap(
        "label",
        [(0.075, 0), (0.075, 0.05)],
        0.0055,
        0.0445,
        0.695,
        packs.paper("queso-maduro", "front"),
        gap=0.0012,
        facing=-1.78,
        steps=1,
        location=place,
    )
    for i, (x, y) in enumerate(((-0.088, -0.04), (-0.07, -0.062), (-0.045, -0.07))):
        pantry.walnut((x, y, 0), 0.0125, i * 1.3, i + 1)


@scene("queso-maduro-served")
def queso_maduro_served():
    set_up("queso-maduro", "wood", target=(0, 0, 0.02), distance=0.48, height=30, focus=(0, -0.02, 0.025))
    top = dishes.board((0, 0.005, 0), (0.24, 0.16, 0.014), -0.12)
    rind = dairy.rind()
    paste = dairy.moist_yellow("paste", "#f0c468")
    dairy.wedge(0.085, 0.045, -0.4, 0.4, paste, rind, (-0.055, 0.03, top), (0, 0, -0.35), 2)
    for i in range(4):
        dairy.wedge(
            0.055,
            0.006,
            -0.4,
            0.4,
            paste,
            rind,
            (-0.02 + i * 0.016, -0.044 - i * 0.003, top + i * 0.003),
            (0, -0.12, -0.7 + i * 0.16),
            7 + i,
            is_slice=True,
        )
    for i, (x, y) in enumerate(((-0.085, -0.03), (-0.07, -0.052), (0.08, 0.02))):
        pantry.walnut((x, y, top), 0.0125, i * 1.3, i + 1)
