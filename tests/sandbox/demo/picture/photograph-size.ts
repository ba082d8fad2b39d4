import sharp from 'sharp';

/**
 * Width and height of a photograph in pixels. An AVIF says them in its `ispe` box, which is read here:
 * another module may have closed its decoder for the whole process.
 */
export async function photographSize(bytes: Uint8Array): Promise<[width: number, height: number]> {
  const buffer = Buffer.from(bytes);
  const box = buffer.indexOf('ispe');
  if (box !== -1) return [buffer.readUInt32BE(box + 8), buffer.readUInt32BE(box + 12)];
  const { width, height } = await sharp(buffer).metadata();
  return [width, height];
}
