// Opens a sandboxed frame of opaque origin with a worker in it, and hands it a port. The frame's document is put into it
// as text: no service worker answers what a frame of opaque origin asks for, so that it would be missing offline.
import { kMaxMessage } from '../judge-messages.ts';
import { sandboxUrl } from '../sandbox-address.ts';

interface Heard {
  readonly type: 'ready' | 'error';
  readonly message?: string;
  readonly line?: number;
}

export interface SandboxFrame {
  /** Removes the frame, and with it the worker, whatever it is doing. */
  remove(): void;
}

async function sandboxDocument(): Promise<string> {
  const response = await fetch(sandboxUrl());
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.text();
}

/**
 * `fail`: called with an error that the worker did not catch and its line of the source; `missing`: where there is no
 * sandbox.
 */
export function openSandbox(
  source: string,
  port: MessagePort,
  fail: (message: string, line: number) => void,
  missing: (error: unknown) => void,
): SandboxFrame {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = 'Sandbox';
  const hear = ({ source: from, origin, data }: MessageEvent<Heard>) => {
    if (from !== frame.contentWindow || origin !== 'null') return;
    if (data.type === 'ready') frame.contentWindow?.postMessage({ source }, '*', [port]);
    else fail(String(data.message).slice(0, kMaxMessage), Number(data.line));
  };
  addEventListener('message', hear);
  let isOpen = true;
  sandboxDocument().then(
    (text) => {
      if (!isOpen) return;
      frame.srcdoc = text;
      document.body.append(frame);
    },
    (error: unknown) => isOpen && missing(error),
  );
  return {
    remove() {
      isOpen = false;
      removeEventListener('message', hear);
      frame.remove();
    },
  };
}
