// Opens a sandboxed frame of opaque origin with a worker in it, and hands it a port.
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

/** `fail`: an error that the worker did not catch, with its line of the source. */
export function openSandbox(
  source: string,
  port: MessagePort,
  fail: (message: string, line: number) => void,
): SandboxFrame {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = 'Sandbox';
  frame.src = sandboxUrl();
  const hear = ({ source: from, origin, data }: MessageEvent<Heard>) => {
    if (from !== frame.contentWindow || origin !== 'null') return;
    if (data.type === 'ready') frame.contentWindow?.postMessage({ source }, '*', [port]);
    else fail(String(data.message), Number(data.line));
  };
  addEventListener('message', hear);
  document.body.append(frame);
  return {
    remove() {
      removeEventListener('message', hear);
      frame.remove();
    },
  };
}
