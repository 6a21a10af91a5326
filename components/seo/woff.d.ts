/** Bytes of a font, bundled by next.config.ts. */
declare module "*.woff" {
  const bytes: Uint8Array;
  export default bytes;
}
