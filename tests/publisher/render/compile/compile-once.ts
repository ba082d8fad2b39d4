import { compilePages } from '#publisher/render/compile/compile-pages.ts';

/**
 * Compiles the project that this file lies in into the directory that is named as argument; a process of its
 * own.
 */
console.log(JSON.stringify(await compilePages(process.argv[2] ?? '')));
