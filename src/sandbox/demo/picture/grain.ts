/** A square that can be laid side by side without a seam. */
const SIDE = 256;
const CHANNELS = 3;

/** Cells of these widths in pixels, each with how far it lightens or darkens: grain, cloth, uneven light. */
const OCTAVES = [
  [1, 8],
  [2, 16],
  [4, 14],
  [16, 8],
  [128, 16],
] as const;

export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: typeof CHANNELS;
}

let whole: Buffer | undefined;

/**
 * Grain of a photograph, around middle grey: without it files would be lighter than those
 * of real shops. The same pixels each time; at most as large as asked for, and larger pictures repeat it.
 */
export function grain(width: number, height: number): Pixels {
  whole ??= draw();
  const [across, down] = [Math.min(width, SIDE), Math.min(height, SIDE)];
  const data = Buffer.alloc(across * down * CHANNELS);
  for (let y = 0; y < down; y++)
    whole.copy(data, y * across * CHANNELS, y * SIDE * CHANNELS, (y * SIDE + across) * CHANNELS);
  return { data, width: across, height: down, channels: CHANNELS };
}

function draw(): Buffer {
  const light = new Float32Array(SIDE * SIDE).fill(128);
  for (const [cell, strength] of OCTAVES) addOctave(light, cell, strength);
  const data = Buffer.alloc(SIDE * SIDE * CHANNELS);
  for (const [at, value] of light.entries()) data.fill(value, at * CHANNELS, (at + 1) * CHANNELS);
  return data;
}

/** Random values at the corners of cells, and between them their mean. */
function addOctave(light: Float32Array, cell: number, strength: number): void {
  const cells = SIDE / cell;
  const next = randomFrom(cell);
  const corners = Float32Array.from({ length: cells * cells }, () => (next() * 2 - 1) * strength);
  const corner = (x: number, y: number) => corners[(y % cells) * cells + (x % cells)] ?? 0;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const [left, top] = [Math.floor(x / cell), Math.floor(y / cell)];
      const [right, bottom] = [x / cell - left, y / cell - top];
      const above = corner(left, top) * (1 - right) + corner(left + 1, top) * right;
      const below = corner(left, top + 1) * (1 - right) + corner(left + 1, top + 1) * right;
      const at = y * SIDE + x;
      light[at] = (light[at] ?? 0) + above * (1 - bottom) + below * bottom;
    }
  }
}

/** Numbers from 0 to 1 that look random, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
