// The script of the sandboxed frame: it has an opaque origin, and starts one worker with the source that its
// parent sends. With any other origin it does nothing.
if (self.origin === 'null' && parent !== self) {
  const answer = (message) => parent.postMessage(message, '*');
  addEventListener(
    'message',
    ({ source, data, ports }) => {
      if (source !== parent) return;
      const url = URL.createObjectURL(new Blob([data.source], { type: 'text/javascript' }));
      const worker = new Worker(url);
      worker.addEventListener('error', ({ message, lineno }) => {
        // nobody reads a longer one, and to pass it on takes time
        const text = String(message ?? '').slice(0, 2000);
        answer({ type: 'error', message: text, line: lineno ?? 0 });
      });
      worker.postMessage(null, ports);
    },
    { once: true },
  );
  answer({ type: 'ready' });
}
