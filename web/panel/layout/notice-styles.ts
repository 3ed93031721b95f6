// Messages in a row of their own, and the outline of the page while a file is dragged over it.
import { css } from 'lit';

export const notice = css`
  .notice {
    display: flex;
    flex: none;
    gap: 8px;
    align-items: center;
    max-height: 40cqh;
    padding: 5px 5px 5px 18px;
    overflow: auto;
    border: solid var(--hair);
    border-width: 1px 0 0 1px;
    background: var(--panel);
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
  @container playground (width < 900px) {
    .notice {
      padding: 2px 2px 2px 12px;
      border-width: 1px 0 0;
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
