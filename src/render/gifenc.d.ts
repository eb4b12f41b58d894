/** What is used of a package that brings no types. */
declare module 'gifenc' {
  type Colour = readonly [red: number, green: number, blue: number];

  interface FrameOptions {
    /** Of all frames when given with the first, of this one when given later. */
    readonly palette?: readonly Colour[];
    /** Bits of an index, 2 to 8. */
    readonly colorDepth?: number;
    /** Milliseconds. */
    readonly delay?: number;
    /** 0 for ever; -1 shows the frames once. Told with the first frame. */
    readonly repeat?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** What becomes of the frame when its time is over: 1 leaves it, 2 clears it. */
    readonly dispose?: number;
  }

  interface Encoder {
    /** Always at the corner of the picture. The first frame's size is the picture's. */
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    /** A copy. */
    bytes(): Uint8Array;
    /** What was written so far, good until more is. */
    bytesView(): Uint8Array;
  }

  export function GIFEncoder(): Encoder;
}
