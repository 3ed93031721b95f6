import { css } from 'lit';

export const verdict = css`
  .verdict {
    --tone: var(--soft);
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 12px;
    min-width: 0;
    padding: 10px 16px;
    border: 1px solid var(--hair);
    border-left: 5px solid var(--tone);
    border-radius: 10px;
    background: var(--panel);
    box-shadow: 0 1px 3px #0001;
  }
  .verdict strong {
    color: var(--tone);
    font-size: 20px;
    font-weight: 680;
    line-height: 1.4;
    white-space: nowrap;
  }
  .verdict b {
    font-weight: 600;
    white-space: nowrap;
  }
  .verdict span {
    color: var(--soft);
  }
  .verdict[data-tone='apart'] {
    --tone: var(--gap);
  }
  .verdict[data-tone='touching'] {
    --tone: var(--touch);
  }
  .verdict[data-tone='meeting'] {
    --tone: var(--hit);
  }
  @container playground (width < 900px) {
    .verdict {
      padding: 7px 12px;
    }
    .verdict strong {
      font-size: 17px;
    }
  }
`;
