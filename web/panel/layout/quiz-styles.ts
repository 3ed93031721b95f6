// The quiz card, in place of the verdict.
import { css } from 'lit';

export const quiz = css`
  .quiz {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 8px 12px 8px 16px;
    border: 1px solid var(--hair);
    border-left: 5px solid var(--ink);
    border-radius: 10px;
    background: var(--panel);
    box-shadow: 0 1px 3px #0001;
  }
  .quiz p {
    margin-right: 6px;
  }
  .quiz strong {
    font-weight: 650;
  }
  .quiz span {
    margin-left: 8px;
    color: var(--soft);
  }
`;
