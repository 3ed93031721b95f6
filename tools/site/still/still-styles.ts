/** The style sheet of still figures in the site's folder: named in the markup of pages, so without a hash. */
export const kStillStyles = 'assets/pages/still.css';
