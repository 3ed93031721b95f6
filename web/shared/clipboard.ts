// Copying to the clipboard. Browsers allow it in the task of a click; Safari refuses it after any wait, so that a text
// that is still being made is handed over as a promise.

const kType = 'text/plain';

/** Has to be called before anything is waited for. Rejects where the page may not copy, or as the text does. */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof text === 'string') return clipboard.writeText(text);
  if (!('ClipboardItem' in globalThis)) return clipboard.writeText(await text);
  const blob = text.then((made) => new Blob([made], { type: kType }));
  // Why the text was not made says more than that it could not be copied.
  const [, written] = await Promise.allSettled([blob, writeItem(clipboard, blob)]);
  await blob;
  if (written.status === 'rejected') throw written.reason;
}

const writeItem = async (clipboard: Clipboard, blob: Promise<Blob>) =>
  clipboard.write([new ClipboardItem({ [kType]: blob })]);
