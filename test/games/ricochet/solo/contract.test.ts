import { mount } from '../../../../src/games/kernel.ts';
import { solo } from '../../../../src/games/ricochet/solo/index.ts';
import { contractSuite } from '../../contractSuite.ts';
import { guest } from './guest.ts';

contractSuite(mount(solo), guest);
