import type { Point } from '../path.ts';
import type { Placement, Window } from './coverage.ts';

/**
 * How a print lies on something that is not flat: a grid of points of the drawing, and where on the print each of them
 * is. Both in drawing units, so that a print keeps its size.
 */
export interface PrintMesh {
  readonly columns: number;
  readonly rows: number;
  /** x, y of the drawing, row by row. */
  readonly points: Float64Array;
  /** x, y on the print. */
  readonly prints: Float64Array;
}

/** A mesh from a rule that takes (0-1, 0-1) to a point of the drawing and one of the print. */
export function meshOf(
  columns: number,
  rows: number,
  at: (across: number, down: number) => { readonly point: Point; readonly print: Point },
): PrintMesh {
  const points = new Float64Array(columns * rows * 2);
  const prints = new Float64Array(columns * rows * 2);
  for (let row = 0, i = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, i += 2) {
      const { point, print } = at(column / (columns - 1), row / (rows - 1));
      points.set(point, i);
      prints.set(print, i);
    }
  }
  return { columns, rows, points, prints };
}

/** A print that lies flat on the page, turned by `degrees` about a point. */
export function flatMesh(about: Point, degrees = 0, reach = 2000): PrintMesh {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return meshOf(2, 2, (across, down) => {
    const [x, y] = [(across * 2 - 1) * reach, (down * 2 - 1) * reach];
    return { point: [about[0] + x, about[1] + y], print: [x * cos + y * sin, y * cos - x * sin] };
  });
}

/** Print positions, in pixels, of the pixels of a window. */
export interface PrintMap {
  readonly u: Float32Array;
  readonly v: Float32Array;
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly u: number;
  readonly v: number;
}

function fillTriangle({ u, v }: PrintMap, window: Window, a: Corner, b: Corner, c: Corner): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (area === 0) return;
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)));
  const bottom = Math.min(window.height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)));
  const right = Math.min(window.width - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
  const [bx, by, cx, cy] = [(b.y - c.y) / area, (c.x - b.x) / area, (c.y - a.y) / area, (a.x - c.x) / area];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const wa = 1 + bx * (x - a.x) + by * (y - a.y);
      const wb = cx * (x - a.x) + cy * (y - a.y);
      const wc = 1 - wa - wb;
      // A little over the edge, so that no pixel between two triangles is left out.
      if (wa < -0.02 || wb < -0.02 || wc < -0.02) continue;
      const i = y * window.width + x;
      u[i] = a.u * wa + b.u * wb + c.u * wc;
      v[i] = a.v * wa + b.v * wb + c.v * wc;
    }
  }
}

/** Works a mesh out for the pixels of a window; what the mesh does not reach stays at 0, 0. */
export function printMap(mesh: PrintMesh, { scale, x, y }: Placement, window: Window): PrintMap {
  const size = window.width * window.height;
  const map = { u: new Float32Array(size), v: new Float32Array(size) };
  const { columns, rows, points, prints } = mesh;
  const corner = (row: number, column: number): Corner => {
    const i = (row * columns + column) * 2;
    return {
      x: (points[i] ?? 0) * scale + x - window.x - 0.5,
      y: (points[i + 1] ?? 0) * scale + y - window.y - 0.5,
      u: (prints[i] ?? 0) * scale,
      v: (prints[i + 1] ?? 0) * scale,
    };
  };
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const [a, b] = [corner(row, column), corner(row, column + 1)];
      const [c, d] = [corner(row + 1, column), corner(row + 1, column + 1)];
      fillTriangle(map, window, a, b, c);
      fillTriangle(map, window, b, d, c);
    }
  }
  return map;
}
