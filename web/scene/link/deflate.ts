// Deflate and inflate with the browser's CompressionStream. The inflated size is limited, as a few bytes
// can expand to gigabytes.

/** Not Blob.stream(), which simulated browser environments of test runners lack. */
const streamOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

export async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The bytes are not a complete deflate stream. */
export class DeflateError extends Error {
  override readonly name = 'DeflateError';
}

/** null if the result would be larger than `maxSize` bytes. */
export async function inflated(
  bytes: Uint8Array<ArrayBuffer>,
  maxSize: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const stream = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new DeflateError('these bytes can not be inflated', { cause });
    });
    if (done) break;
    size += value.length;
    if (size > maxSize) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}
