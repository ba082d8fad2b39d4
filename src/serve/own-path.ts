/** Folder of files whose name changes with their bytes. */
export const HASHED_FOLDER = '_astro';

/** Where browsers report what a page's policy stopped. */
export const POLICY_REPORTS_PATH = '/policy-reports';
