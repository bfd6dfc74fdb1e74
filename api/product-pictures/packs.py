"""The containers that the products are sold in, each with its label where the camera sees it."""

import math
import os

from mathutils import Vector, noise

import materials as m
import shapes as s

LABELS = os.environ.get("LABELS", os.path.join(os.path.dirname(os.path.abspath(__file__)), "labels"))
LEAF = "#2f6b3a"


def label_file(picture, kind):
    return os.path.join(LABELS, f"{picture}-{kind}.png")


def paper(picture, kind="wrap"):
    return m.printed(f"label-{picture}-{kind}", label_file(picture, kind), roughness=0.42)


def bottle(picture, milk, **placed):
    """One litre of drinking yogurt, 24 cm tall, in milky plastic."""
    body = [
        (0, 0),
        (0.030, 0),
        (0.038, 0.001),
        (0.0415, 0.006),
        (0.042, 0.014),
        (0.042, 0.03),
        (0.042, 0.09),
        (0.042, 0.14),
        (0.0405, 0.158),
        (0.035, 0.180),
        (0.027, 0.199),
        (0.0215, 0.212),
        (0.0195, 0.219),
        (0.0195, 0.228),
        (0.0175, 0.2285),
        (0, 0.2285),
    ]
    film = m.moist(
        "plastic", m.mix(milk, "#ffffff", 0.12), radius=0.004, amount=0.35, roughness=0.28, gloss=0.5
    )
    s.lathe("bottle", body, film, **placed)
    s.wrap("label", body, 0.032, 0.137, 3.43, paper(picture), **placed)
    cap = m.plain("cap", LEAF, 0.38)

    def ridge(a, z):
        return 1 + 0.012 * math.cos(a * 60) if 0.214 < z < 0.234 else 1

    s.lathe(
        "cap",
        [
            (0.0232, 0.2115),
            (0.0236, 0.2125),
            (0.0236, 0.2135),
            (0.0236, 0.2185),
            (0.0236, 0.2335),
            (0.0228, 0.2355),
            (0.0205, 0.2365),
            (0, 0.2367),
        ],
        cap,
        segments=360,
        wobble=ridge,
        **placed,
    )
    s.lathe(
        "ring",
        [
            (0.0195, 0.2065),
            (0.0238, 0.207),
            (0.0238, 0.207),
            (0.0236, 0.2105),
            (0.0236, 0.2105),
            (0.0195, 0.2108),
        ],
        cap,
        **placed,
    )


def cup(picture, milk, **placed):
    """A 200 g cup with a foil lid, 9.5 cm tall."""
    body = [
        (0, 0.001),
        (0.0235, 0.001),
        (0.0255, 0),
        (0.027, 0.0015),
        (0.0275, 0.005),
        (0.030, 0.03),
        (0.033, 0.062),
        (0.0352, 0.0885),
        (0.0362, 0.0895),
        (0.0385, 0.0902),
        (0.0388, 0.0912),
        (0.0385, 0.0922),
        (0, 0.0925),
    ]
    s.lathe(
        "cup",
        body,
        m.moist("plastic", m.mix(milk, "#ffffff", 0.35), radius=0.003, amount=0.25, roughness=0.3),
        **placed,
    )
    s.wrap("label", body, 0.009, 0.084, 3.3, paper(picture), **placed)
    g = m.Graph("foil", Base_Color=m.linear("#e8e4da"), Metallic=0.9, Roughness=0.28)
    g.bump((g.noise(90, 3, distortion=0.8), 0.25, 0.001))

    def wave(a, z):
        return 1 + (0.006 * math.cos(a * 14) if z < 0.0926 else 0)

    s.lathe(
        "lid",
        [(0.0402, 0.0905), (0.0404, 0.0922), (0.0398, 0.0932), (0.036, 0.0934), (0.034, 0.0922), (0, 0.0922)],
        g.material,
        segments=160,
        wobble=wave,
        **placed,
    )
    tab = s.rounded_box("tab", (0.014, 0.012, 0.0006), g.material, bevel=0.0002, cuts=4, **placed)
    tab.location = Vector(tab.location) + Vector((0.024, -0.036, 0.0905))


def jar(picture, content, is_large=False, lid=LEAF, **placed):
    """A glass jar with a printed lid; 250 g, or 500 g when large."""
    k = 1.16 if is_large else 1.0
    outer = [
        (0, 0.0),
        (0.028, 0.0),
        (0.0345, 0.002),
        (0.037, 0.007),
        (0.0375, 0.014),
        (0.0375, 0.06),
        (0.0368, 0.068),
        (0.034, 0.0745),
        (0.0318, 0.0775),
        (0.0315, 0.083),
    ]
    outer = [(r * k, z * k) for r, z in outer]
    s.lathe(
        "content",
        [
            (r * k, z * k)
            for r, z in [
                (0, 0.003),
                (0.030, 0.003),
                (0.0352, 0.008),
                (0.0355, 0.014),
                (0.0355, 0.06),
                (0.0348, 0.067),
                (0.032, 0.0735),
                (0.030, 0.0765),
                (0, 0.0768),
            ]
        ],
        content,
        **placed,
    )
    s.lathe("glass", outer, m.glass("jar"), **placed)
    s.wrap("label", outer, 0.013 * k, 0.062 * k, 1.75, paper(picture, "front"), gap=0.0006, **placed)
    top = m.plain("lid", lid, 0.35, Clearcoat=0.3)
    s.lathe(
        "lid",
        [
            (r * k, z * k)
            for r, z in [
                (0.0340, 0.0765),
                (0.0348, 0.0768),
                (0.0350, 0.078),
                (0.0350, 0.091),
                (0.0345, 0.0925),
                (0.033, 0.0932),
                (0.031, 0.0928),
                (0, 0.0926),
            ]
        ],
        top,
        segments=240,
        wobble=lambda a, z: 1 + 0.006 * math.cos(a * 70) if 0.079 * k < z < 0.0905 * k else 1,
        **placed,
    )


def bag(picture, film, width=0.125, height=0.185, depth=0.062, **placed):
    """A pillow of film that stands on its seal: wide and full below, folds running from its corners and seals."""

    def point(u, v):
        a = 2 * math.pi * u
        inner = min(1, max(0, (v - 0.045) / 0.885))
        full = 0.02 if v > 0.945 else max(0.03, math.sin(math.pi * inner**0.82) ** 0.62)
        half_width = width / 2 * (1 - 0.12 * full + 0.03 * (1 - v))
        x, y = math.cos(a), math.sin(a)
        x = math.copysign(abs(x) ** 0.7, x) * half_width
        y = math.copysign(abs(y) ** 0.9, y) * depth / 2 * full * (1.22 - 0.42 * v)
        side = 3 if y > 0 else 0
        # Film that is gathered by a seal folds along the bag; towards its middle it is tight.
        near = math.exp(-((1 - inner) / 0.16)) + 0.8 * math.exp(-(inner / 0.12))
        folds = 0.5 - abs(noise.noise(Vector((x * 90 + side, v * 3, side))))
        corner = abs(2 * x / width) ** 3
        dents = noise.fractal(Vector((x * 24, v * 4 + side, v * 3)), 1.0, 2.0, 3)
        y += full * (folds * 0.006 * near + dents * 0.0018 + folds * 0.003 * corner)
        droop = 0.0035 * noise.noise(Vector((x * 22, 1.7, 0))) if v > 0.9 else 0
        return (x, y + (0.004 * math.sin(x * 46) if v > 0.93 else 0), v * height + droop)

    # The label is printed on the front: its UV comes from where a point is seen.
    bag_mesh = s.grid_surface(
        "bag",
        point,
        160,
        140,
        m.printed("film", label_file(picture, "bag"), film=film, roughness=0.24, clearcoat=0.35),
        closed=True,
        **placed,
    )
    layer = bag_mesh.data.uv_layers.active.data
    for polygon in bag_mesh.data.polygons:
        for index in polygon.loop_indices:
            p = bag_mesh.data.vertices[bag_mesh.data.loops[index].vertex_index].co
            layer[index].uv = ((p.x / width + 0.5) if p.y < 0.002 else -1, p.z / height)
    return bag_mesh


def vacuum_block(picture, size, cheese, location=(0, 0, 0), turn=0.0, label=(0.082, 0.0615)):
    """Cheese in a tight clear pack, standing on its long side with the label in front."""
    w, d, h = size
    body = s.rounded_box(
        "cheese",
        size,
        cheese,
        bevel=0.006,
        cuts=40,
        rough=[(0.0007, 40)],
        seed=4,
        location=location,
        rotation=(0, 0, turn),
    )
    s.rounded_box(
        "pack",
        (w + 0.002, d + 0.002, h + 0.0015),
        m.clear_film(),
        bevel=0.007,
        cuts=40,
        rough=[(0.0009, 60), (0.0004, 160)],
        seed=9,
        location=location,
        rotation=(0, 0, turn),
    )
    ends = m.plain("seam", "#f4f1ea", 0.2, Transmission=0.7, IOR=1.1, Alpha=0.55)
    for side in (-1, 1):

        def seam(u, v, side=side):
            x = side * (w / 2 + 0.001 + u * 0.013)
            return (x, 0.0016 * math.sin(v * 26 + side) * u, h * (0.04 + 0.92 * v))

        s.grid_surface("seam", seam, 10, 40, ends, location=location, rotation=(0, 0, turn))
    lw, lh = label
    s.grid_surface(
        "label",
        lambda u, v: ((u - 0.5) * lw, -(d / 2 + 0.0022), h / 2 + (v - 0.5) * lh),
        8,
        8,
        paper(picture, "front"),
        location=location,
        rotation=(0, 0, turn),
    )
    return body


def flat_vacuum_block(picture, size, cheese, location=(0, 0, 0), turn=0.0, label=(0.068, 0.051)):
    """Cheese in a tight clear pack, lying on its broad side with the label on top."""
    w, d, h = size
    placed = dict(location=location, rotation=(0, 0, turn))
    s.rounded_box("cheese", size, cheese, bevel=0.006, cuts=40, rough=[(0.0007, 40)], seed=6, **placed)
    s.rounded_box(
        "pack",
        (w + 0.002, d + 0.002, h + 0.0012),
        m.clear_film(),
        bevel=0.007,
        cuts=40,
        rough=[(0.0009, 60), (0.0004, 160)],
        seed=3,
        **placed,
    )
    ends = m.plain("seam", "#f4f1ea", 0.2, Transmission=0.7, IOR=1.1, Alpha=0.55)
    for side in (-1, 1):

        def seam(u, v, side=side):
            x = side * (w / 2 + 0.0005 + u * 0.012)
            return (x, d * (v - 0.5) * 0.94, h * 0.4 * (1 - u) ** 2 + 0.001 + 0.0014 * math.sin(v * 26) * u)

        s.grid_surface("seam", seam, 12, 40, ends, **placed)
    lw, lh = label
    s.grid_surface(
        "label",
        lambda u, v: ((u - 0.5) * lw, (v - 0.5) * lh, h + 0.002),
        8,
        8,
        paper(picture, "front"),
        **placed,
    )


def header_bag(picture, width, depth, height, card, location=(0, 0, 0)):
    """A clear bag for pieces, closed by a folded card of `card` metres with the label."""

    def film(u, v):
        a = 2 * math.pi * u
        full = min(1, 0.8 + v * 1.2) * (1 - max(0, v - 0.35) / 0.65) ** 0.62 * 0.98 + 0.02
        x = math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a)) * width / 2 * (0.93 + 0.07 * full)
        y = math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)) * depth / 2 * full
        crease = noise.fractal(Vector((x * 45, v * 4 + (3 if y > 0 else 0), v * 7)), 1.0, 2.0, 3)
        return (x, y + crease * 0.004 * (0.3 + v), v * height)

    s.grid_surface("film", film, 160, 90, m.clear_film("bag", 0.24), closed=True, location=location)
    x, y, z = location
    paper_card = m.plain("card", "#fff9ef", 0.55)
    s.rounded_box(
        "card",
        (width, 0.0022, card),
        paper_card,
        bevel=0.0006,
        cuts=2,
        location=(x, y, z + height - 0.004),
    )
    s.grid_surface(
        "label",
        lambda u, v: ((u - 0.5) * (width - 0.002), -0.0016, height - 0.004 + v * card),
        4,
        4,
        paper(picture, "header"),
        location=location,
    )


def open_box(picture, size, tint, location=(0, 0, 0), turn=0.0):
    """A low box of card with its lid, which has the label, leaning behind it. Returns the height of its floor."""
    w, d, h = size
    card = m.plain("card", m.mix(tint, "#fff9ef", 0.5), 0.6)
    inside = m.plain("inside", "#fffaf0", 0.7)
    wall = 0.0016
    x, y, z = location
    cos, sin = math.cos(turn), math.sin(turn)

    def part(name, box, at, material, lean=0.0):
        place = (x + at[0] * cos - at[1] * sin, y + at[0] * sin + at[1] * cos, z + at[2])
        s.rounded_box(
            name, box, material, bevel=0.0005, cuts=2, location=place, rotation=(lean, 0, turn)
        )

    part("floor", (w, d, wall), (0, 0, 0), inside)
    for side in (-1, 1):
        part("side", (wall, d, h), (side * (w - wall) / 2, 0, 0), card)
        part("front", (w, wall, h), (0, side * (d - wall) / 2, 0), card)
    # The lid stands on its edge behind the box and leans back.
    lean, lid = -0.2, 0.75 * w
    back = d / 2 + 0.012
    part("lid", (w + 0.003, 0.016, lid), (0, back + 0.008, 0), card, lean)
    label = s.grid_surface(
        "label",
        lambda u, v: ((u - 0.5) * w, -0.0085, v * lid),
        4,
        4,
        paper(picture, "front"),
        location=(x - (back + 0.008) * sin, y + (back + 0.008) * cos, z),
        rotation=(lean, 0, turn),
    )
    label.name = "label"
    return z + wall


def tub(picture, layers, topping=None, location=(0, 0, 0)):
    """A clear dessert cup: layers of `(material, height share)` from below, and its label as a band."""
    low, high, h, wall = 0.0285, 0.037, 0.062, 0.001

    def r(at, inside=0.0):
        return low + (high - low) * at / h - inside

    outer = [
        (0, 0),
        (low - 0.002, 0),
        (low, 0.0015),
        (low, 0.0015),
        (r(0.003), 0.003),
        (r(0.003), 0.003),
        (r(h - 0.0012), h - 0.0012),
        (r(h - 0.0012), h - 0.0012),
        (high, h),
        (high, h),
        (high + 0.0016, h),
        (high + 0.0022, h + 0.0006),
        (high + 0.0016, h + 0.0012),
        (high + 0.0004, h + 0.0014),
        (high - 0.0006, h + 0.0012),
        (high - wall, h + 0.0002),
        (high - wall, h + 0.0002),
        (r(h - 0.0012, wall), h - 0.0012),
        (r(h - 0.0012, wall), h - 0.0012),
        (r(0.0045, wall), 0.0045),
        (r(0.0045, wall), 0.0045),
        (r(0.003, wall), 0.003),
        (low - 0.0026, 0.002),
        (low - 0.0026, 0.002),
        (0, 0.002),
    ]
    s.lathe("tub", outer, m.glass("plastic", "#fdfdfb"), location=location)
    held = wall - 0.0003  # reaches into the wall, so that no gap mirrors the label
    total, z = sum(share for _, share in layers), 0.0018
    for material, share in layers:
        top = z + (h * 0.94 - 0.0018) * share / total
        s.lathe(
            "layer",
            [
                (0, z),
                (r(z, held), z),
                (r(z, held), z),
                (r(top, held), top),
                (r(top, held), top),
                (r(top, held) - 0.002, top + 0.0004),
                (0, top + 0.0003),
            ],
            material,
            wobble=None,
            location=location,
        )
        z = top
    s.wrap(
        "label",
        outer,
        0.012,
        0.052,
        1.5,
        paper(picture, "front"),
        gap=0.0008,
        location=location,
    )
    return z
