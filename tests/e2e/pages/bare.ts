import '../../../web/element.ts';
