import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose paths hold one of these begin first, so that none is left alone at the end. */
export const longestFirst = (names: readonly string[]) =>
  class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification) => {
        const found = names.findIndex((name) => moduleId.includes(`/${name}`));
        return found === -1 ? names.length : found;
      };
      return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
    }
  };
