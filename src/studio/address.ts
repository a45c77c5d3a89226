/** A view has a link to what it shows: the address is to hold it. */
export class AddressEvent extends Event {
  /** The part of the address that is the view's own. */
  readonly link: string;

  constructor(link: string) {
    super('address');
    this.link = link;
  }
}
