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
    dairy.slice_stack(
        3, (0.042, 0.042, 0.003), (-0.055, -0.066, 0), dairy.moist_yellow("tajada", "#f7e3ab"), 0.3
    )
    fruit.basil((0.066, -0.062, 0.001), 0.024, 0.5)


@scene("queso-doble-crema-served")
def queso_doble_crema_served():
    set_up("queso-doble-crema", "wood", target=(0, 0, 0.02), distance=0.5, height=32, focus=(0, -0.02, 0.025))
    top = dishes.round_board((0, 0, 0), 0.11)
    cheese = dairy.moist_yellow("doble", "#f7e3ab")
    dairy.slice_stack(7, (0.07, 0.07, 0.0034), (-0.052, 0.012, top), cheese, 0.15, 0.014, 0.16)
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
    vacuum("queso-costeno", dairy.fresh_cheese("costeno", "#f8f1e0", warm="#efe4cb"))
    pantry.disc_bread((-0.062, -0.066, 0), 0.03, 0.009, ("#8a4f18", "#dca33e", "#f0c868"), 0.2, 4)
    pantry.disc_bread((0.07, -0.062, 0), 0.03, 0.009, ("#8a4f18", "#dca33e", "#f0c868"), 1.2, 6)


@scene("queso-costeno-served")
def queso_costeno_served():
    set_up("queso-costeno", "linen", target=(0, 0, 0.02), distance=0.48, height=32, focus=(0, -0.02, 0.025))
    top = dishes.plate((0, 0, 0), 0.095)
    cheese = dairy.fresh_cheese("costeno", "#f8f1e0", warm="#efe4cb")
    for i, (x, y) in enumerate(((-0.045, 0.024), (0.0, 0.042), (-0.014, -0.004))):
        pantry.disc_bread((x, y, top + 0.001), 0.032, 0.009, ("#8a4f18", "#dca33e", "#f0c868"), i, i + 4)
    for i, (x, y, z) in enumerate(
        (
            (0.04, 0.005, 0),
            (0.046, -0.022, 0),
            (0.02, -0.038, 0),
            (0.05, 0.03, 0),
            (-0.012, -0.002, 0.010),
            (-0.042, 0.024, 0.010),
            (0.034, -0.008, 0.0195),
        )
    ):
        dairy.block((0.022, 0.022, 0.019), (x, y, top + z), cheese, i * 0.7, i, 0.0016, cuts=12)
    fruit.basil((-0.03, -0.046, top + 0.001), 0.022, 0.2)


@scene("queso-siete-cueros")
def queso_siete_cueros():
    set_up(
        "queso-siete-cueros", "wood", target=(0, 0, 0.042), distance=0.45, height=20, focus=(0, -0.04, 0.045)
    )
    top = dishes.round_board((0, 0.01, 0), 0.1)
    body = [(0, 0), (0.034, 0.001), (0.05, 0.014), (0.0545, 0.034), (0.05, 0.056), (0.034, 0.072), (0, 0.077)]
    shapes.lathe(
        "ball",
        body,
        dairy.moist_yellow("ball", "#f3d489"),
        wobble=lambda a, z: 1 + 0.016 * math.sin(a * 2 + 1) + 0.01 * math.sin(a * 5 + z * 90),
        location=(0, 0, top),
    )
    shapes.wrap(
        "label",
        [(r * 1.02, z) for r, z in body],
        0.016,
        0.056,
        1.1,
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
        "queso-siete-cueros", "wood", target=(0, 0, 0.028), distance=0.48, height=26, focus=(0, -0.03, 0.03)
    )
    top = dishes.round_board((0, 0.005, 0), 0.11)
    cheese = dairy.moist_yellow("ball", "#f3d489")
    layered = materials.Graph(
        "layers", Subsurface=0.5, Subsurface_Radius=(0.005, 0.003, 0.002), Roughness=0.3
    )
    distance = layered.node("VectorMath")
    distance.operation = "LENGTH"
    layered.link(layered.coordinates.outputs["Object"], distance.inputs[0])
    wave = layered.node("Math")
    wave.operation = "SINE"
    frequency = layered.node("Math")
    frequency.operation = "MULTIPLY"
    frequency.inputs[1].default_value = 900
    warped = layered.node("Math")
    warped.operation = "MULTIPLY_ADD"
    layered.link(layered.noise(30, 3), warped.inputs[0])
    warped.inputs[1].default_value = 0.02
    layered.link(distance.outputs["Value"], warped.inputs[2])
    layered.link(warped.outputs[0], frequency.inputs[0])
    layered.link(frequency.outputs[0], wave.inputs[0])
    layered.colour(layered.ramp(wave.outputs[0], (0.05, "#eccb82"), (0.5, "#f7e0a6")))
    layered.bump((wave.outputs[0], 0.35, 0.0012))

    def half(location, turn, tilt):
        holder_rotation = (tilt, 0, turn)

        def dome(u, v):
            a, b = 2 * math.pi * u, math.pi / 2 * v
            r = 0.05 * (1 + 0.02 * math.sin(a * 3))
            return (r * math.cos(a) * math.cos(b), -r * math.sin(b) * -1, r * math.sin(a) * math.cos(b) * 0.8)

        shapes.grid_surface(
            "dome", dome, 72, 30, cheese, closed=True, location=location, rotation=holder_rotation
        )
        shapes.grid_surface(
            "cut",
            lambda u, v: (0.05 * v * math.cos(2 * math.pi * u), 0, 0.04 * v * math.sin(2 * math.pi * u)),
            72,
            30,
            layered.material,
            closed=True,
            location=location,
            rotation=holder_rotation,
        )

    half((-0.036, 0.028, top + 0.04), 0.25, 0.0)
    half((0.05, 0.012, top + 0.036), -0.5, -0.35)
    for i in range(3):

        def strip(u, v, i=i):
            x = (u - 0.5) * 0.055
            return (x, (v - 0.5) * 0.018, 0.002 + 0.004 * math.sin(u * 7 + i) ** 2 + 0.0015 * math.sin(v * 9))

        thing = shapes.grid_surface(
            "strip",
            strip,
            40,
            12,
            cheese,
            location=(-0.03 + i * 0.03, -0.058 - 0.006 * i, top),
            rotation=(0, 0, 0.4 * i - 0.3),
        )
        shapes.solidify(thing, 0.0028, 1)


@scene("quesillo")
def quesillo():
    set_up("quesillo", "wood", target=(0, 0, 0.02), distance=0.42, height=44, focus=(0, -0.03, 0.03))
    fruit.banana_leaf((0, 0, 0), (0.25, 0.16), 0.2)
    white = dairy.fresh_cheese("quesillo", "#fdf9ee")
    dairy.block((0.1, 0.068, 0.03), (-0.008, 0.014, 0.005), white, 0.2, 8, 0.008)
    dairy.slice_stack(3, (0.05, 0.036, 0.005), (0.032, -0.048, 0.005), white, 0.3, 0.009)
    round_sticker("quesillo", (-0.008, 0.014, 0.0362), 0.064, (0, 0, 0.2))


@scene("quesillo-served")
def quesillo_served():
    set_up("quesillo", "wood", target=(0, 0, 0.02), distance=0.46, height=32, focus=(0, -0.02, 0.02))
    fruit.banana_leaf((0, 0, 0), (0.25, 0.17), -0.15, 3)
    white = dairy.fresh_cheese("quesillo", "#fdf9ee")
    for i, (x, y, turn) in enumerate(
        ((-0.045, 0.02, 0.1), (-0.012, 0.012, 0.2), (0.02, 0.004, 0.25), (0.052, -0.006, 0.35))
    ):
        dairy.block((0.012, 0.06, 0.034), (x, y, 0.0045), white, turn + 0.25, i, 0.003, cuts=20)
    for i, (x, y) in enumerate(((-0.04, -0.045), (-0.012, -0.056))):
        fruit.guava_square((x, y, 0.004), (0.022, 0.018, 0.01), i * 0.8 + 0.2, i)


@scene("queso-pera")
def queso_pera():
    set_up("queso-pera", "linen", target=(0, 0, 0.034), distance=0.46, height=20, focus=(0, -0.02, 0.035))
    top = dishes.board((0, 0.01, 0), (0.2, 0.13, 0.012), 0.05)
    for x, y, turn in (
        (-0.058, 0.01, 0.2),
        (0, 0.022, 1.4),
        (0.058, 0.008, 2.2),
        (-0.03, -0.03, 3.0),
        (0.03, -0.032, 4.1),
    ):
        dairy.pear_cheese((x, y, top), 0.0235, turn=turn)


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
        dairy.fresh_cheese("mozzarella", "#fdf6e3", warm="#f8ebca"),
        size=(0.14, 0.06, 0.082),
    )
    fruit.tomato_slice((-0.062, -0.066, 0), 0.026)
    fruit.tomato_slice((-0.044, -0.08, 0.0055), 0.024, 0.5, (0.1, -0.2))
    fruit.basil((0.07, -0.066, 0.001), 0.026, 0.6)


@scene("queso-mozzarella-served")
def queso_mozzarella_served():
    set_up(
        "queso-mozzarella", "stone", target=(0, 0, 0.014), distance=0.46, height=36, focus=(0, -0.01, 0.02)
    )
    top = dishes.plate((0, 0, 0), 0.095)
    cheese = dairy.fresh_cheese("mozzarella", "#fdf8ea", warm="#faf0d6")
    for i in range(9):
        a = 2 * math.pi * i / 9 + 0.2
        x, y = 0.046 * math.cos(a), 0.046 * math.sin(a)
        if i % 2 == 0:
            fruit.tomato_slice(
                (x, y, top + 0.002 + 0.0009 * i), 0.025, a, (0.16 * math.sin(a), -0.16 * math.cos(a))
            )
        else:
            shapes.lathe(
                "slice",
                [(0, 0), (0.024, 0), (0.0255, 0.003), (0.024, 0.0065), (0, 0.0065)],
                cheese,
                wobble=lambda b, z, i=i: 1 + 0.03 * math.sin(b * 3 + i),
                location=(x, y, top + 0.002 + 0.0009 * i),
                rotation=(0.16 * math.sin(a), -0.16 * math.cos(a), 0),
            )
    fruit.basil((0, 0.0, top + 0.008), 0.03, 0.3)
    fruit.basil((0.03, -0.034, top + 0.012), 0.02, 2.0)


@scene("queso-maduro")
def queso_maduro():
    set_up("queso-maduro", "dark", target=(0, 0, 0.03), distance=0.44, height=24, focus=(0, -0.04, 0.03))
    rind = dairy.rind()
    paste = dairy.moist_yellow("paste", "#f0c468")
    dairy.wedge(0.075, 0.05, -2.35 + 0.75, -2.35 + 6.2, paste, rind, (-0.012, 0.03, 0), seed=2)
    dairy.wedge(0.075, 0.05, -0.42, 0.42, paste, rind, (0.03, -0.052, 0), (0, 0, -0.9), 5)
    shapes.wrap(
        "label",
        [(0.075, 0), (0.075, 0.05)],
        0.006,
        0.045,
        0.75,
        packs.paper("queso-maduro", "front"),
        gap=0.0012,
        facing=-math.pi / 2 - 0.75,
        steps=1,
        location=(-0.012, 0.03, 0),
    )
    for i, (x, y) in enumerate(((-0.085, -0.05), (-0.066, -0.068), (0.088, -0.03))):
        pantry.walnut((x, y, 0), 0.0125, i * 1.3, i + 1)


@scene("queso-maduro-served")
def queso_maduro_served():
    set_up("queso-maduro", "dark", target=(0, 0, 0.02), distance=0.48, height=30, focus=(0, -0.02, 0.025))
    top = dishes.board((0, 0.005, 0), (0.24, 0.16, 0.014), -0.12, True)
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
        )
    for i, (x, y) in enumerate(((-0.085, -0.03), (-0.07, -0.052), (0.08, 0.02))):
        pantry.walnut((x, y, top), 0.0125, i * 1.3, i + 1)
