import { Project, SyntaxKind, Node } from 'ts-morph';
import { moves } from './moves.mjs';
import fs from 'node:fs';
import path from 'node:path';
const root = process.cwd();
const project = new Project({ tsConfigFilePath: path.join(root, 'tsconfig.json') });
project.addSourceFilesAtPaths(['tools/**/*.ts', '!tools/docs/node_modules/**']);
const get = (p) => { const f = project.getSourceFile(path.join(root, p)); if (!f) throw new Error('no ' + p); return f; };

// names
const names = {
  'web/core/veil.ts': { Veil: 'MaskedResults', 'Veil.over': 'of' },
  'web/core/masked-results.ts': {},
  'web/scene/state.ts': { isVeiled: 'areResultsMasked' },
  'web/strings/shown.ts': { shown: 'shortJson' },
  'web/strings/story.ts': { Story: 'PairMethod', storyOf: 'methodOf' },
  'web/scene/shown.ts': { shownScene: 'visibleScene' },
  'web/scene/pointable.ts': { Sight: 'DrawnSizes' },
  'web/input/ring-turn.ts': { Sight: 'PointerRay' },
  'web/input/drags.ts': { Settle: 'PlaceOnSurface', Pull: 'DragPointer', Meeting: 'DragPlane' },
  'web/input/host.ts': { 'InputHost.settle': 'placeOnSurface' },
  'web/view/cast.ts': { Cast: 'ShapeLayer', Member: 'ShapeEntry', 'Cast.members': 'entries', 'Cast.light': 'highlight', 'Cast.lightFacingEdges': 'highlightFacingEdges', 'Member.solid': 'node', 'Cast.replace': 'placeAll' },
  'web/view/solids/solid.ts': { Room: 'SceneBounds', Kit: 'Resources', Look: 'ShapeStyle', Solid: 'ShapeNode', solidMesh: 'nodeMesh', kSolidOrder: 'kNodeOrder', 'Kit.inks': 'colors', 'Kit.room': 'bounds', 'Solid.lit': 'highlight' },
  'web/view/solids/solids.ts': { makeSolid: 'makeNode' },
  'web/view/kit.ts': { FigureKit: 'RenderResources' },
  'web/view/inks.ts': { Inks: 'PaletteColors' },
  'web/view/strokes.ts': { Ink: 'LineStyle', ink: 'lineStyle' },
  'web/view/sheet.ts': { Sheet: 'SeparatingPlane' },
  'web/view/uniforms.ts': { LitUniforms: 'HighlightUniforms', 'LitUniforms.lightFaces': 'highlightFaces', 'LitUniforms.lightEdges': 'highlightEdges' },
  'web/view/axis.ts': { AxisDrawing: 'AxisLayer', Side: 'AxisSide', 'Side.solid': 'node' },
  'web/view/marks.ts': { Marks: 'MarkLayer' },
  'web/view/handles.ts': { Handles: 'HandleLayer' },
  'web/view/captions.ts': { Captions: 'LabelLayer' },
  'web/view/lock-line.ts': { LockLine: 'LockLayer' },
  'web/view/ground.ts': { Ground: 'GroundLayer' },
  'web/view/shown-step.ts': { shownStep: 'drawnStep' },
  'web/view/viewpoint.ts': { 'Viewpoint.settle': 'updateCamera' },
  'web/view/solids/box.ts': { BoxSolid: 'BoxNode' },
  'web/view/solids/capsule.ts': { CapsuleSolid: 'CapsuleNode' },
  'web/view/solids/facet.ts': { FacetSolid: 'FacetNode' },
  'web/view/solids/plane.ts': { PlaneSolid: 'PlaneNode' },
  'web/view/solids/point.ts': { PointSolid: 'PointNode' },
  'web/view/solids/ray.ts': { RaySolid: 'RayNode' },
  'web/view/solids/segment.ts': { SegmentSolid: 'SegmentNode' },
  'web/view/solids/sphere.ts': { SphereSolid: 'SphereNode' },
  'web/element/playground.ts': { Playground: 'App' },
  'web/element/commands.ts': { Commands: 'SceneCommands' },
  'web/element/openings.ts': { Openings: 'OpenedScenes' },
  'web/element/reporter.ts': { Reporter: 'VerdictEvents' },
  'web/element/events.ts': { Tell: 'Emit', teller: 'emitter' },
  'web/element/asked-row.ts': { askedRow: 'rowOfAttributes' },
  'web/element/settle.ts': { wayOnto: 'offsetOnto' },
  'web/element/autosave.ts': { 'Autosave.settle': 'flush' },
  'web/element/remembered.ts': { remembered: 'readStored', remember: 'writeStored' },
  'web/element/files/files.ts': { 'FilesHost.tell': 'notify' },
  'web/scene/store.ts': { 'Store.settled': 'isCommitted' },
  'web/panel/model.ts': { 'PageActions.settle': 'commit', 'PageActions.abandon': 'cancel' },
  'web/panel/plots/plotted.ts': { isPlotted: 'hasPlot' },
  'web/panel/plots/reach-plot.ts': { reachPlot: 'roundedPlot' },
  'web/panel/contact/search.ts': { Stand: 'ContactPath', standOf: 'contactPath', rest: 'moveToContact', Rest: 'MovedShape', 'Stand.way': 'direction' },
  'web/panel/contact/near.ts': { Near: 'ContactModel' },
  'web/panel/embed/embed.ts': { Embed: 'EmbedModel' },
  'web/cli/testing/judge/bench.ts': { Bench: 'Comparison' },
  'web/input/keyboard.ts': { 'Keyboard.settle': 'endNudge' },
  'web/panel/lazy.ts': {},
};
const failed = [];
for (const [file, map] of Object.entries(names)) {
  let sf; try { sf = get(file); } catch { continue; }
  // members first, while the old class names hold
  const entries = Object.entries(map).sort(([a], [b]) => Number(b.includes('.')) - Number(a.includes('.')));
  for (const [old, now] of entries) {
    try {
      if (old.includes('.')) {
        const [owner, member] = old.split('.');
        const decl = sf.getClass(owner) ?? sf.getInterface(owner);
        const target = decl.getInstanceMembers?.().find((x) => x.getName() === member) ?? decl.getMembers().find((x) => x.getName?.() === member) ?? decl.getInstanceProperties?.().find(x=>x.getName()===member);
        target.rename(now);
      } else {
        const d = sf.getClass(old) ?? sf.getInterface(old) ?? sf.getFunction(old) ?? sf.getTypeAlias(old) ?? sf.getVariableDeclaration(old);
        d.rename(now);
      }
    } catch (e) { failed.push(`${file} ${old}: ${e.message.slice(0, 80)}`); }
  }
}
console.log('failed', failed);

// local names: variables, parameters, binding elements, properties in some parts
const locals = [
  ['web/view/', { kit: 'resources', room: 'bounds', inks: 'colors', ink: null, solid: 'node', solids: 'nodes', look: 'style', lit: 'highlight', members: 'entries', member: 'entry', sheet: 'separatingPlane', cast: 'shapes', captions: 'labelLayer', lockLine: 'locks', way: 'offset' }],
  ['web/input/', { way: 'offset', pull: 'pointer_', settle: 'placeOnSurface', reach: null }],
  ['web/scene/', { way: 'offset' }],
  ['web/element/', { way: 'offset', told: null }],
  ['web/frame.ts', { veiled: 'masked' }],
  ['web/panel/', { veiled: 'masked', stand: 'path', near: null }],
];
let n = 0;
for (const [prefix, map] of locals) {
  for (const sf of project.getSourceFiles()) {
    const rel = path.relative(root, sf.getFilePath());
    if (!rel.startsWith(prefix)) continue;
    let again = true; let guard = 0;
    while (again && guard++ < 400) {
      again = false;
      for (const id of sf.getDescendantsOfKind(SyntaxKind.Identifier)) {
        const now = map[id.getText()];
        if (!now) continue;
        const parent = id.getParent();
        const isDecl = (Node.isVariableDeclaration(parent) || Node.isParameterDeclaration(parent) || Node.isPropertyDeclaration(parent) || Node.isPropertySignature(parent) || Node.isBindingElement(parent)) && parent.getNameNode() === id;
        if (!isDecl) continue;
        try { parent.rename(now); n++; again = true; break; } catch (e) { failed.push(`${rel} ${id.getText()}`); delete map[id.getText()]; break; }
      }
    }
  }
}
console.log('locals', n);
for (const [a, b] of Object.entries(moves)) {
  get(a).move(path.join(root, b));
  const t = a.replace(/^web/, 'tests/web').replace(/\.ts$/, '.test.ts');
  const tf = project.getSourceFile(path.join(root, t));
  if (tf) tf.move(path.join(root, b.replace(/^web/, 'tests/web').replace(/\.ts$/, '.test.ts')));
}
project.saveSync();
console.log('saved', failed.slice(0, 20));
