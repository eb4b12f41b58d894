import { alone } from '../../../../src/games/ricochet/alone/index.ts';
import { mount } from '../../../../src/games/table.ts';
import { contractSuite } from '../../contractSuite.ts';
import { guest } from './guest.ts';

contractSuite(mount(alone), guest);
