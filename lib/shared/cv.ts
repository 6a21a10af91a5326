/** The most that a CV may weigh, in bytes: what the form, the check of its bytes and the bucket hold. */
export const MAX_CV_BYTES = 5 * 1024 * 1024;
