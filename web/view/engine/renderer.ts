// One WebGL renderer for all figures of a page: a browser grants only about sixteen contexts.
// A figure's scene is drawn into the hidden canvas and copied to the figure's own 2D canvas in the
// same task, before the browser may clear it.
import type { Camera, Color, Scene } from 'three';
import { WebGLRenderer } from 'three';

/** What the renderer asks of a figure. */
export interface SharingFigure {
  /** The WebGL context is lost: its resources must be freed. */
  contextLost(): void;
  /** It was restored: the picture must be drawn again. */
  contextRestored(): void;
}

/** One figure's share in the page's renderer. */
export class RendererShare {
  width = 1;
  height = 1;
  readonly figure: SharingFigure;

  constructor(figure: SharingFigure) {
    this.figure = figure;
    shares.add(this);
    clearTimeout(parting);
  }

  /** Draws a scene and copies it; false while the graphics context is lost. */
  draw(scene: Scene, camera: Camera, background: Color, into: CanvasRenderingContext2D): boolean {
    renderer ??= createRenderer();
    const gl = renderer;
    if (gl.getContext().isContextLost()) return false;
    fitCanvas(gl);
    gl.setViewport(0, 0, this.width, this.height);
    gl.setScissor(0, 0, this.width, this.height);
    gl.setClearColor(background, 1);
    gl.render(scene, camera);
    const top = gl.domElement.height - this.height;
    into.drawImage(gl.domElement, 0, top, this.width, this.height, 0, 0, this.width, this.height);
    return true;
  }

  release(): void {
    shares.delete(this);
    // Figures that are made anew, again and again, are to find the context of those before them.
    if (shares.size === 0) parting = setTimeout(removeRenderer, kParting);
  }
}

/** In milliseconds after the last figure. */
const kParting = 5000;

const shares = new Set<RendererShare>();
let renderer: WebGLRenderer | null = null;
let parting: ReturnType<typeof setTimeout> | undefined;

function removeRenderer(): void {
  if (renderer === null) return;
  const removed = renderer;
  renderer = null; // its events are for nobody
  removed.dispose();
  if (!removed.getContext().isContextLost()) removed.forceContextLoss();
}

export const isContextLost = (): boolean => renderer?.getContext().isContextLost() ?? false;

/** A new context in place of a lost one: browsers take away the oldest where there are too many. */
export function renewContext(): void {
  if (!isContextLost()) return;
  removeRenderer();
  for (const { figure } of shares) figure.contextRestored();
}

function createRenderer(): WebGLRenderer {
  // Everything is translucent and drawn back to front: no depth, no stencil.
  const created = new WebGLRenderer({
    antialias: true,
    depth: false,
    stencil: false,
    powerPreference: 'low-power',
  });
  created.setScissorTest(true);
  created.domElement.addEventListener('webglcontextlost', () => {
    if (created !== renderer) return;
    for (const { figure } of shares) figure.contextLost();
  });
  created.domElement.addEventListener('webglcontextrestored', () => {
    if (created !== renderer) return;
    for (const { figure } of shares) figure.contextRestored();
  });
  return created;
}

/** The hidden canvas is as large as the largest figure. */
function fitCanvas(gl: WebGLRenderer): void {
  let width = 1;
  let height = 1;
  for (const share of shares) {
    width = Math.max(width, share.width);
    height = Math.max(height, share.height);
  }
  const canvas = gl.domElement;
  if (canvas.width !== width || canvas.height !== height) gl.setSize(width, height, false);
}
