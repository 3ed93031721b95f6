import '../../../web/element.ts';

const presets = ['edge-edge', 'sphere-plane', 'ray-triangle', 'obb-triangle'];

// Twelve figures in a text, as an article has them.
for (let i = 0; i < 12; i++) {
  const text = document.createElement('p');
  text.textContent = `Paragraph ${i + 1}. ${'Two shapes meet or miss, and here is why. '.repeat(8)}`;
  const figure = document.createElement('collision-playground');
  figure.id = `figure-${i + 1}`;
  figure.setAttribute('ui', i % 4 === 3 ? 'full' : 'min');
  figure.setAttribute('poster', '');
  figure.setAttribute('preset', presets[i % presets.length] ?? '');
  document.querySelector('main')?.append(text, figure);
}
