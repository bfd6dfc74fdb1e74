"""The three product families, each on one wide picture."""

import math

import dairy
import dishes
import fruit
import packs
import pantry
import stage
from scene import MILK, scene, strawberries


def stand(tint, ground, **camera):
    stage.table(ground, tint)
    stage.backdrop(tint)
    stage.light()
    stage.camera(lens=70, **camera)


@scene("family-lacteos")
def lacteos():
    stand("#E4576B", "wood", target=(0, 0, 0.095), distance=1.02, height=12, focus=(-0.03, -0.02, 0.08))
    packs.bottle("yogurt-fresa", MILK["yogurt-fresa"], location=(-0.085, 0.02, 0))
    packs.bottle("kumis-natural", MILK["kumis-natural"], location=(0.025, 0.05, 0))
    packs.cup("yogurt-maracuya", MILK["yogurt-maracuya"], location=(0.13, -0.01, 0))
    dishes.tumbler((-0.19, 0.0, 0), 0.115, 0.033, dairy.milk(), 0.84)
    strawberries(
        (-0.13, -0.075, 0.018, 0.6, 1.25),
        (-0.1, -0.095, 0.017, -0.7, 1.45),
        (-0.155, -0.055, 0.017, 2.0, 1.2),
    )
    pantry.oats((0.03, -0.075, 0), 0.045, 120, 3)
    fruit.half_passion((0.205, -0.035, 0.021), -0.5, 0.55, 0.0225)
    pantry.torus_bread((0.21, 0.06, 0), 0.029, 0.4, 2)


@scene("family-quesos")
def quesos():
    stand("#F2B93B", "white", target=(0, 0, 0.05), distance=0.9, height=20, focus=(0, -0.02, 0.04))
    top = dishes.board((0, 0.0, 0), (0.48, 0.24, 0.016), 0.03)
    fresh = dairy.fresh_cheese()
    dairy.block((0.11, 0.075, 0.062), (-0.13, 0.05, top), fresh, 0.3, 3)
    for i in range(3):
        dairy.block(
            (0.065, 0.0075, 0.052),
            (-0.055 + i * 0.012, 0.0 - i * 0.016, top),
            fresh,
            0.5 + i * 0.06,
            10 + i,
            bevel=0.001,
            cuts=26,
        )
    rind = dairy.rind()
    dairy.wedge(
        0.095,
        0.055,
        -0.4,
        0.4,
        dairy.moist_yellow("paste", "#f0c468"),
        rind,
        (0.03, 0.075, top),
        (0, 0, -0.45),
        2,
    )
    for x, y, turn in ((0.165, 0.05, 0.2), (0.2, 0.0, 1.4), (0.14, 0.0, 2.4)):
        dairy.pear_cheese((x, y, top), 0.024, turn=turn)
    for i, (x, y) in enumerate(((-0.18, -0.055), (-0.14, -0.07), (-0.16, -0.03))):
        dairy.block((0.028, 0.022, 0.01), (x, y, top), fresh, i * 0.5, 20 + i, bevel=0.001, cuts=12)
        fruit.guava_square((x, y, top + 0.0098), turn=i * 0.5, seed=i)
    for i, (x, y) in enumerate(((0.075, -0.055), (0.1, -0.07), (0.055, -0.078))):
        pantry.walnut((x, y, top), 0.0135, i * 1.3, i + 1)
    fruit.basil((0.0, -0.075, top), 0.03, 0.4)


@scene("family-postres")
def postres():
    stand("#A4622E", "linen", target=(0, 0, 0.04), distance=0.8, height=22, focus=(-0.02, 0, 0.03))
    top = dishes.plate((-0.15, 0.03, 0), 0.082)
    dairy.flan_with_caramel((-0.15, 0.03, top))
    packs.jar("arequipe-tradicional", dairy.arequipe("#a35a22"), location=(0.0, 0.06, 0))
    dairy.spoon_of_arequipe((0.005, -0.055, 0.0085), -0.62)
    low = dishes.plate((0.15, 0.0, 0), 0.08)
    for i in range(4):
        a = 2 * math.pi * i / 4 + 0.5
        place = (0.15 + 0.037 * math.cos(a), 0.035 * math.sin(a), low + 0.002)
        fruit.candied_fig(place, 0.0205, a + 0.4, dairy.arequipe(), i + 1)
    fruit.mint((0.153, -0.004, low), 0.018, 0.7)
    fudge = dairy.panelita()
    for i, (x, y, z) in enumerate(((-0.085, -0.07, 0), (-0.058, -0.078, 0), (-0.072, -0.072, 0.0145))):
        dairy.block((0.024, 0.024, 0.0145), (x, y, z), fudge, i * 0.5, i, 0.002, cuts=14)
