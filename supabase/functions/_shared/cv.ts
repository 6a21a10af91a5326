/** Five megabytes as the specification counts them (§9): the browser, the check and the bucket. */
export const MAX_CV_BYTES = 5 * 1024 * 1024;
