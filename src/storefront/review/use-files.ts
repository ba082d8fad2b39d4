import { useRef, useState } from 'react';
import {
  detectConvertible,
  detectFileType,
  type FileType,
  TELLING_BYTES,
} from '#domain/picture/file-type.ts';
import { type FileFault, judgeFiles } from '#domain/review/review-files.ts';
import { newOrderKey } from '#storefront/platform-client/order-key.ts';
import { preparePhoto } from '#storefront/ui/photo/prepare-photo.ts';

/** A file that goes with the review. */
export interface ChosenFile {
  id: string;
  /** As the shopper knows it. */
  name: string;
  /** As it is sent. */
  file: File;
}

/** A file that was left out. */
export interface RefusedFile {
  name: string;
  fault: FileFault;
}

/** Chosen files of each review, for as long as the page is open: closing the dialog loses nothing. */
const chosenFor = new Map<string, readonly ChosenFile[]>();

/** Forgets the files of a review. */
export function forgetFiles(review: string): void {
  chosenFor.delete(review);
}

/** The files of a review; a fault of one leaves the others. */
export function useFiles(review: string) {
  const list = useRef(chosenFor.get(review) ?? []);
  const [files, setFiles] = useState(list.current);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [preparing, setPreparing] = useState(0);
  const set = (next: readonly ChosenFile[]) => {
    list.current = next;
    chosenFor.set(review, next);
    setFiles(next);
  };

  const add = async (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    setRefused([]);
    setPreparing((count) => count + 1);
    const seen = await Promise.all(
      chosen.map(async (file) => ({ file, size: file.size, type: await typeOf(file) })),
    );
    const faults = judgeFiles(list.current.length, seen);
    const left: RefusedFile[] = [];
    const taken: ChosenFile[] = [];
    for (const [at, { file, type }] of seen.entries()) {
      const ready = faults[at] ?? (await prepare(file, type ?? ''));
      if (ready instanceof File) taken.push({ id: newOrderKey(), name: file.name, file: ready });
      else left.push({ name: file.name, fault: ready });
    }
    set([...list.current, ...taken]);
    setRefused(left);
    setPreparing((count) => count - 1);
  };

  return {
    files,
    refused,
    preparing: preparing > 0,
    add,
    remove(id: string) {
      set(list.current.filter((one) => one.id !== id));
      setRefused([]);
    },
  };
}

async function typeOf(file: File) {
  try {
    const bytes = new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer());
    return detectFileType(bytes) ?? detectConvertible(bytes);
  } catch {
    // A phone may have taken it away by now.
    return undefined;
  }
}

const SENT_AS_THEY_ARE: readonly string[] = ['image/png', 'image/webp', 'video/mp4'] satisfies FileType[];

/**
 * A photo is sent without the camera's data, such as the place, and as JPEG where the platform would not take
 * it; other files as they are.
 */
async function prepare(file: File, type: string): Promise<File | FileFault> {
  if (SENT_AS_THEY_ARE.includes(type)) return new File([file], file.name, { type });
  const photo = await preparePhoto(new File([file], file.name, { type }), 'photo');
  if (photo instanceof File) return photo;
  if (photo === 'photo-large') return 'too-large';
  return type === 'image/jpeg' ? 'wrong-type' : 'not-drawn';
}
