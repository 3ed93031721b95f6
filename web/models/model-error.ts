// Why a file can't be read as a model.

/** What is wrong, by which the page chooses its sentence. */
export type ModelFault =
  | 'tooLarge' // more bytes than are read
  | 'unknownFormat' // neither glTF nor OBJ nor STL
  | 'oldVersion' // a glTF file of version 1
  | 'damaged' // it ends too soon, or is no such file in spite of its name
  | 'externalBuffer' // its numbers are in another file, which was not given
  | 'compressed' // with Draco or meshopt
  | 'unknownExtension' // it requires an extension of glTF that is not read
  | 'noTriangles' // points and lines at most
  | 'tooManyTriangles'
  | 'notFinite'; // a coordinate is no number, or infinite

export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly fault: ModelFault;
  /** The file, extension or size that the sentence names. */
  readonly detail: string;

  constructor(fault: ModelFault, detail = '', options?: ErrorOptions) {
    super(detail === '' ? fault : `${fault}: ${detail}`, options);
    this.fault = fault;
    this.detail = detail;
  }
}
