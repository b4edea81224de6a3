/** What somebody asks of the server on a page: whether it is under way, and why it failed. */
export class Wish {
  busy = $state(false);
  failure = $state.raw<unknown>(null);

  async fulfil(wish: () => Promise<void>): Promise<void> {
    [this.busy, this.failure] = [true, null];
    try {
      await wish();
    } catch (error) {
      this.failure = error;
    }
    this.busy = false;
  }
}
