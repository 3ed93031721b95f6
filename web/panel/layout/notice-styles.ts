// Notices above the walk, and the outline of the page while a file is dragged over it.
import { css } from 'lit';

export const notice = css`
  .notice {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-self: start;
    max-width: min(100%, 640px);
    max-height: 40cqh;
    margin-bottom: 10px;
    padding: 5px 5px 5px 14px;
    overflow: auto;
    border: 1px solid var(--hair);
    border-radius: 11px;
    background: var(--panel);
    box-shadow: 0 1px 3px #0001;
  }
  .notice p {
    flex: 1;
    padding: 4px 0;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .notice button {
    flex: none;
  }
  .notice .icon {
    border-color: transparent;
  }
  .notice.wrong {
    border-left: 4px solid var(--hit);
  }
  /* Small pictures: as little of them as can be. */
  @container playground (width < 900px) {
    .notice {
      margin-bottom: 6px;
      padding: 2px 2px 2px 10px;
      font-size: 13px;
      line-height: 1.35;
    }
  }
  .page.dropping::after {
    content: '';
    position: absolute;
    z-index: 3;
    inset: 6px;
    border: 2px dashed var(--ink);
    border-radius: 10px;
    pointer-events: none;
  }
`;
