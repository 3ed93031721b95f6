// `?frame=<address>&sandbox=<tokens>`: the iframe and its messages.
const asked = new URLSearchParams(location.search);
const frame = document.createElement('iframe');
const sandbox = asked.get('sandbox');
if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
frame.width = '768';
frame.height = '430';
frame.style.marginBottom = '2000px';
frame.src = asked.get('frame') ?? '';

const messages: unknown[] = [];
addEventListener('message', ({ data, origin, source }) => {
  if (source === frame.contentWindow) messages.push({ ...data, origin });
});
Object.assign(window, {
  messages,
  ask: (what: unknown) => frame.contentWindow?.postMessage(what, '*'),
});
document.body.append(frame);
