"""What food is served in and on."""

import math

from mathutils import Vector, noise

import materials as m
import shapes as s


def rim(outer, inner, height):
    """The round edge of a glass; a short straight piece before it keeps its shading off the walls."""
    middle, half = (outer + inner) / 2, (outer - inner) / 2
    below = height - half
    return [
        (outer, below - 0.0012),
        (outer, below - 0.0012),
        (outer, below),
        (outer, below),
        (middle + half * 0.7, height - half * 0.3),
        (middle, height),
        (middle - half * 0.7, height - half * 0.3),
        (inner, below),
        (inner, below),
        (inner, below - 0.0012),
        (inner, below - 0.0012),
    ]


def tumbler_inside(z, height, radius):
    """Radius of a tumbler's inner wall at a height."""
    low, wide = radius * 0.84 - 0.001, radius - 0.0018
    return low + (wide - low) * (z - 0.011) / (height - 0.011)


def filling(name, material, low, top, height, radius, overlap=0.0003, location=(0, 0, 0)):
    """What a tumbler holds between two heights; it reaches into the wall, so that no gap shows."""
    below = tumbler_inside(low, height, radius) + overlap
    above = tumbler_inside(top, height, radius) + overlap
    s.lathe(
        name,
        [
            (0, low),
            (below - 0.002, low),
            (below, low + 0.002),
            (below, low + 0.002),
            (below, low + 0.0035),
            (below, low + 0.0035),
            (above, top - 0.002),
            (above, top - 0.002),
            (above, top - 0.0004),
            (above, top - 0.0004),
            (above - 0.0004, top),
            (above - 0.002, top - 0.0006),
            (above - 0.002, top - 0.0006),
            (0, top - 0.0012),
        ],
        material,
        location=location,
    )


def tumbler(location, height=0.115, radius=0.033, content=None, level=0.8):
    """A glass with a thick bottom. Returns the height of its content."""
    r = radius
    low = r * 0.84 - 0.001
    s.lathe(
        "tumbler",
        [
            (0, 0.0),
            (r * 0.78, 0),
            (r * 0.82, 0.0006),
            (r * 0.84, 0.0026),
            (r * 0.84, 0.0026),
            (r * 0.8414, 0.004),
            (r * 0.8414, 0.004),
            *rim(r, r - 0.0018, height),
            (low, 0.013),
            (low, 0.013),
            (low, 0.0115),
            (low, 0.0115),
            (low - 0.0012, 0.0094),
            (low - 0.004, 0.0085),
            (low - 0.004, 0.0085),
            (0, 0.008),
        ],
        m.glass(),
        location=location,
    )
    if content:
        filling("drink", content, 0.0088, height * level, height, r, location=location)
    return height * level


def bowl(location, radius=0.06, height=0.045, material=None, content=None, level=0.72, seed=1, swirl=0.0016):
    """A bowl of ceramic; its content has a spooned surface. Returns the height of the content."""
    r, h = radius, height
    s.lathe(
        "bowl",
        [
            (0, 0.002),
            (r * 0.42, 0.002),
            (r * 0.46, 0),
            (r * 0.5, 0.001),
            (r * 0.56, 0.004),
            (r * 0.82, h * 0.45),
            (r * 0.97, h * 0.92),
            (r, h),
            (r, h),
            (r - 0.0018, h + 0.001),
            (r - 0.0036, h),
            (r - 0.0036, h),
            (r * 0.97 - 0.0042, h * 0.9),
            (r * 0.82 - 0.004, h * 0.48),
            (r * 0.5, 0.008),
            (0, 0.006),
        ],
        material or m.ceramic(),
        location=location,
    )
    top = h * level
    if content:
        wide = r * (0.82 + 0.15 * (level - 0.45) / 0.47) - 0.0035

        def surface(u, v):
            a, q = 2 * math.pi * u, v * wide
            spiral = math.sin(a * 1 + q * 330) * swirl * min(1, v * 3) * (1 - v**6)
            rough = noise.fractal(Vector((q * math.cos(a) * 45, q * math.sin(a) * 45, seed)), 1, 2, 3) * swirl
            edge = 0.0008 * v**10
            return (q * math.cos(a), q * math.sin(a), top + spiral + rough + edge)

        s.grid_surface("content", surface, 128, 60, content, closed=True, location=location)
    return top


def plate(location, radius=0.085, material=None):
    r = radius
    s.lathe(
        "plate",
        [
            (0, 0.003),
            (r * 0.55, 0.003),
            (r * 0.58, 0),
            (r * 0.62, 0.001),
            (r * 0.7, 0.004),
            (r, 0.014),
            (r, 0.014),
            (r - 0.001, 0.0156),
            (r - 0.003, 0.0155),
            (r * 0.72, 0.0075),
            (r * 0.62, 0.006),
            (0, 0.006),
        ],
        material or m.ceramic(),
        location=location,
    )
    return 0.006


def board(location=(0, 0, 0), size=(0.26, 0.17, 0.014), turn=0.1, dark=False):
    s.rounded_box(
        "board",
        size,
        m.wood("board", *(("#a9764a", "#774a2a") if dark else ("#cf9f68", "#a06d3c"))),
        bevel=0.005,
        cuts=12,
        location=location,
        rotation=(0, 0, turn),
    )
    return size[2]


def round_board(location=(0, 0, 0), radius=0.125, dark=False):
    t = 0.014
    s.lathe(
        "board",
        [
            (0, 0),
            (radius - 0.004, 0),
            (radius - 0.001, 0.0015),
            (radius, 0.004),
            (radius, t - 0.004),
            (radius - 0.0015, t - 0.001),
            (radius - 0.005, t),
            (radius - 0.005, t),
            (0, t),
        ],
        m.wood("board", *(("#a9764a", "#774a2a") if dark else ("#cf9f68", "#a06d3c"))),
        location=location,
    )
    return t


def napkin(location, size=(0.2, 0.16), colour="#efe4cf", turn=0.3, seed=1):
    def sheet(u, v):
        x, y = (u - 0.5) * size[0], (v - 0.5) * size[1]
        fold = noise.fractal(Vector((x * 16, y * 9, seed * 3.1)), 1, 2, 2)
        return (
            x,
            y,
            0.003
            + 0.0055 * abs(fold)
            + 0.003 * max(0, math.sin(x * 60 + y * 25 + seed)) * (abs(u - 0.5) * 1.4),
        )

    thing = s.grid_surface(
        "napkin", sheet, 140, 110, m.cloth("napkin", colour), location=location, rotation=(0, 0, turn)
    )
    s.solidify(thing, 0.0012, 0)


def spoon_floor(x, y):
    """Height of the inside of a spoon's bowl."""
    return 0.0075 * (min(1, (x / 0.024) ** 2 + (y / 0.0165) ** 2) - 1)


def spoon(location, rotation=(0, 0, 0), material=None, length=0.16):
    """A spoon along +x with its bowl at the origin, open side up."""
    material = material or m.metal("spoon", "#d9cfbd", 0.2)

    def face(u, v):
        a, q = 2 * math.pi * u, v
        x, y = 0.024 * q * math.cos(a), 0.0165 * q * math.sin(a) * (1 - 0.14 * math.cos(a))
        return (x, y, 0.0075 * (q * q) - 0.0075)

    thing = s.grid_surface("spoon", face, 48, 14, material, closed=True, location=location, rotation=rotation)
    s.solidify(thing, 0.0011, 0)

    def handle(u, v):
        a, x = 2 * math.pi * u, 0.0225 + v * (length - 0.0225)
        wide = 0.0032 + 0.0030 * v**2.2 - 0.0006 * math.sin(v * math.pi)
        z = 0.0 + 0.013 * math.sin(v * math.pi * 0.55)
        return (x, wide * math.cos(a), z + 0.0011 * math.sin(a))

    s.grid_surface("handle", handle, 20, 40, material, closed=True, location=location, rotation=rotation)


def jug(location, content=None):
    """A glass jug with a lip."""

    def lip(a, z):
        return 1 + max(0, math.cos(a - math.pi)) ** 6 * 0.35 * max(0, (z - 0.1) / 0.03)

    s.lathe(
        "jug",
        [
            (0, 0),
            (0.035, 0),
            (0.044, 0.004),
            (0.05, 0.03),
            (0.048, 0.065),
            (0.039, 0.1),
            (0.037, 0.118),
            (0.0405, 0.129),
            *rim(0.041, 0.0393, 0.1325),
            (0.0388, 0.129),
            (0.0353, 0.118),
            (0.0375, 0.1),
            (0.0465, 0.065),
            (0.0484, 0.03),
            (0.042, 0.008),
            (0, 0.006),
        ],
        m.glass(),
        wobble=lip,
        location=location,
    )
    if content:
        s.lathe(
            "drink",
            [
                (0, 0.0062),
                (0.041, 0.0075),
                (0.0478, 0.03),
                (0.0462, 0.062),
                (0.0425, 0.082),
                (0.042, 0.0828),
                (0.0395, 0.082),
                (0, 0.0816),
            ],
            content,
            location=location,
        )
    glass_handle = m.glass("handle")

    def handle(u, v):
        a, t = 2 * math.pi * u, math.pi * (v - 0.5)
        x, z = 0.042 + 0.034 * math.cos(t), 0.073 + 0.04 * math.sin(t)
        return (
            x + 0.0042 * math.cos(a) * math.cos(t),
            0.0052 * math.sin(a),
            z + 0.0042 * math.cos(a) * math.sin(t),
        )

    s.grid_surface("handle", handle, 24, 48, glass_handle, closed=True, location=location)
