// Of the package's forty kinds of barcodes only this one is loaded.
declare module 'jsbarcode/bin/barcodes/EAN_UPC/index.js' {
  export class EAN13 {
    constructor(digits: string, options: { flat: true });
    valid(): boolean;
    /** `data` has a 1 for each dark module. */
    encode(): { data: string; text: string };
  }
}
