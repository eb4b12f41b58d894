import { mastermind } from '../../../src/games/mastermind/index.ts';
import { mount } from '../../../src/games/table.ts';
import { contractSuite } from '../contractSuite.ts';

contractSuite(mount(mastermind));
