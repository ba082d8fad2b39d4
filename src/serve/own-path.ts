/** Folder of files whose name changes with their bytes. */
export const HASHED_FOLDER = '_astro';

/** Where browsers report what a page's policy stopped. */
export const POLICY_REPORTS_PATH = '/policy-reports';

/** The service worker of a shop: it lies beside the pages, since it answers for all of them. */
export const WORKER_PATH = '/sw.js';
