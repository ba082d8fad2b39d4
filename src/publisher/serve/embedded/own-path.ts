/** Folder of files whose name changes with their bytes. */
export const HASHED_FOLDER = '_astro';

/** With a value in the query of a page: it is to be shown as it will be, where that is known already. */
export const PREVIEW_PARAMETER = 'upcoming';

/** Where browsers report what a page's policy stopped. */
export const POLICY_REPORTS_PATH = '/policy-reports';
