/** The parts that are used of a package without types. */
declare module 'gifenc' {
  type Colour = readonly [red: number, green: number, blue: number];

  interface FrameOptions {
    /** Given with the first frame, it holds for all frames; given later, for that frame only. */
    readonly palette?: readonly Colour[];
    /** How many bits an index has, 2 to 8. */
    readonly colorDepth?: number;
    /** Milliseconds. */
    readonly delay?: number;
    /** 0 repeats for ever; -1 shows the frames once. Given with the first frame. */
    readonly repeat?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** What happens to the frame after its time: 1 leaves it, 2 clears it. */
    readonly dispose?: number;
  }

  interface Encoder {
    /** Writes a frame at the corner of the picture. The first frame's size is that of the picture. */
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    /** A copy of what was written. */
    bytes(): Uint8Array;
    /** What was written so far, without copying. Valid only until more is written. */
    bytesView(): Uint8Array;
  }

  export function GIFEncoder(): Encoder;
}
