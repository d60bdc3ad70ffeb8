/** Whom an adult sits beside. */
export interface Kind {
  readonly adminId: string;
  readonly groepId: string;
  readonly leerlingId: string;
  readonly naam: string;
}
