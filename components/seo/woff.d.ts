/** A typeface that is drawn with: next.config.ts makes its bytes part of the build. */
declare module "*.woff" {
  const bytes: Uint8Array;
  export default bytes;
}
