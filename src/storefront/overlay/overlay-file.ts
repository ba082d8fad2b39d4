/** The one of the files of all dialogs, by their paths, that is called `<name>.overlay.tsx`. */
export function ofOverlay<Value>(files: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${name}.overlay.tsx`))?.[1];
}
