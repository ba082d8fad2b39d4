import { useEffect, useRef } from 'react';

/** Pixels of the longer side of a preview, for screens with two to a point. */
const SIDE = 640;

export interface PhotoPreviewProps {
  file: File;
  label: string;
  className: string;
}

/** Draws a photo small. It is drawn, not linked, so the page's policy needs no addresses of blobs. */
export function PhotoPreview({ file, label, className }: PhotoPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    if (typeof createImageBitmap !== 'function') return;
    createImageBitmap(file).then(
      (bitmap) => {
        const element = canvas.current;
        if (!gone && element) draw(element, bitmap);
        bitmap.close();
      },
      () => {
        // The label says that it is there.
      },
    );
    return () => {
      gone = true;
    };
  }, [file]);
  return <canvas className={className} role="img" aria-label={label} ref={canvas} width={4} height={3} />;
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
