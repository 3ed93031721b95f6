// Script of the page: registers the custom element.
import './element.ts';
