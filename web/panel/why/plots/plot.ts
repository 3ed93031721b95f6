// Selects the plot above the rows of the ledger by the kind of test. All numbers are the ledger's; a
// plot only lays them out.
import type { TemplateResult } from 'lit';
import { StepGroup } from '../../../codes.ts';
import type { Page } from '../../../page/page.ts';
import { explainedOf } from '../../../page/selectors.ts';
import { type Explained, stepsOf } from '../../../strings/names.ts';
import { methodOf } from '../../../strings/pair-method.ts';
import { barycentricPlot } from './barycentric-plot.ts';
import { radiusPlot } from './radius-plot.ts';
import { roundedPlot } from './rounded-plot.ts';
import { sidePlot } from './side-plot.ts';
import { slabPlot } from './slab-plot.ts';

type Plot = (explained: Explained, page: Page) => TemplateResult | null;

export function plotTemplate(page: Page): TemplateResult | null {
  const explained = explainedOf(page);
  return explained ? plotOf(explained)(explained, page) : null;
}

function plotOf(explained: Explained): Plot {
  switch (methodOf(explained)) {
    case 'inside':
      return stepsOf(explained).some(({ group }) => group === StepGroup.barycentric)
        ? barycentricPlot
        : sidePlot;
    case 'slabs':
      return slabPlot;
    case 'sphere':
    case 'capsule':
      return radiusPlot;
    case 'distance':
      return roundedPlot;
    case 'side':
    case 'crossing':
      return sidePlot;
    default:
      return () => null;
  }
}
