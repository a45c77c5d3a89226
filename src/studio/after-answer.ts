import type { PlayedCampaign } from '../campaign/campaign.ts';
import { AskClerk, ClerkError } from './ask-clerk.ts';
import { chartView } from './chart-view.ts';
import { commandOf } from './command.ts';
import { folderOf } from './folder.ts';
import { gameFields } from './game-fields.ts';
import { gameLink } from './game-question.ts';
import { zipped } from './own-zip.ts';
import { type PaperFiles, paperView } from './paper-view.ts';
import { promiseView } from './promise-view.ts';
import type { Question } from './question.ts';

/* What the first view needs once there is an answer, and fetches then. */

export type Extras = ReturnType<typeof openExtras>;

export const openExtras = () => ({ chartView, commandOf, folderOf, gameFields, gameLink, paperView, promiseView, maker: new PaperMaker() });

/** Has reports written, one at a time. */
class PaperMaker {
  readonly #clerk = new AskClerk();

  /** The files of a report; or, in words, why there are none. Null where it was dropped. */
  async make(question: Question, played: PlayedCampaign): Promise<PaperFiles | string | null> {
    let isDropped = false;
    this.#dropped = () => {
      isDropped = true;
    };
    try {
      const { page, charts } = await this.#clerk.ask('report', { question, played });
      const address = (content: BlobPart, type: string): string => URL.createObjectURL(new Blob([content], { type }));
      return { page: address(page, 'text/html'), charts: address(zipped(charts), 'application/zip') };
    } catch (error) {
      if (!(error instanceof ClerkError)) throw error;
      return isDropped ? null : error.message;
    }
  }

  drop(): void {
    this.#dropped();
    this.#clerk.drop('report');
  }

  #dropped = (): void => {};
}
