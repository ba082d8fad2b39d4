/** What of the files of all dialogs, by their paths, is of one dialog: the file is called `<name>.overlay.tsx`. */
export function ofOverlay<Value>(files: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${name}.overlay.tsx`))?.[1];
}
