// Where the shapes are in a figure's still picture, so that it can be shown as large as the picture that follows.
import type { Vector3 } from 'three';
import { type CameraSetting, kViewAngles, readCamera } from '../../../web/scene/appearance.ts';
import { isMoving } from '../../../web/scene/clock.ts';
import { kHeight, kWidth } from '../../../web/scene/embed/figure-size.ts';
import { directionOf } from '../../../web/view/engine/framing.ts';
import { RenderResources } from '../../../web/view/engine/render-resources.ts';
import { Viewpoint } from '../../../web/view/engine/viewpoint.ts';
import { LayerStack } from '../../../web/view/layers/layer-stack.ts';
import { kLayers } from '../../../web/view/layers/layers.ts';
import { MotionLayer } from '../../../web/view/layers/motion-layer.ts';
import { type StillFigure, stateOf, withResults } from './still-page.ts';

export interface PictureExtent {
  /** Part of the picture's width that the shapes fill. */
  readonly wide: number;
  /** Their width by their height, in the picture. */
  readonly aspect: number;
}

const cameraOf = ({ camera = '' }: StillFigure): CameraSetting | null => readCamera(camera);

/** The points that the camera shows of a figure's scene as it opens. */
const framedPoints = (figure: StillFigure): readonly Vector3[] =>
  withResults(figure.scene, (results) => {
    const classes = isMoving(figure.scene) ? [...kLayers, MotionLayer] : kLayers;
    const layers = new LayerStack(new RenderResources(), classes);
    layers.update(stateOf(figure, results), results);
    return layers.frame(figure.scene);
  });

export function pictureExtent(figure: StillFigure): PictureExtent {
  const points = framedPoints(figure);
  const camera = cameraOf(figure);
  const viewpoint = new Viewpoint();
  viewpoint.setParallel(camera?.parallel ?? false);
  viewpoint.resize(kWidth, kHeight);
  viewpoint.frame(points, directionOf(camera ?? kViewAngles.quarter));
  const at = points.map((point) =>
    viewpoint.project(point.clone(), { x: 0, y: 0, visible: false }),
  );
  const sizeOf = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);
  const [width, height] = [sizeOf(at.map(({ x }) => x)), sizeOf(at.map(({ y }) => y))];
  return { wide: width / kWidth, aspect: width / height };
}
